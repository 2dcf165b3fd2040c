export default function Screen() {
  return <h1>industries</h1>;
}
