export default function Screen() {
  return <h1>valuation-success</h1>;
}
