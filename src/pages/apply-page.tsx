export function ApplyPage() {
  return <h1>ApplyPage</h1>;
}
