export default function Components() {
  return <h1>Components</h1>;
}
