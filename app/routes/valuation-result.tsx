export default function Screen() {
  return <h1>valuation-result</h1>;
}
