export default function Screen() {
  return <h1>industry</h1>;
}
