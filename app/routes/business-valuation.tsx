export default function Screen() {
  return <h1>business-valuation</h1>;
}
