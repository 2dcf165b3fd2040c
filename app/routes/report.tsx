export default function Screen() {
  return <h1>report</h1>;
}
