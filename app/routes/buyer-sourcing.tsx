export default function Screen() {
  return <h1>buyer-sourcing</h1>;
}
