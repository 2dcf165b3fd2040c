export default function Screen() {
  return <h1>success-stories</h1>;
}
