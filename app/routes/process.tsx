export default function Screen() {
  return <h1>process</h1>;
}
