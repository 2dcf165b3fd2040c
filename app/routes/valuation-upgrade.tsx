export default function Screen() {
  return <h1>valuation-upgrade</h1>;
}
