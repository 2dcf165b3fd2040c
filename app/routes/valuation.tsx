export default function Screen() {
  return <h1>valuation</h1>;
}
