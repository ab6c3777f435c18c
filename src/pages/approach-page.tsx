export function ApproachPage() {
  return <h1>ApproachPage</h1>;
}
