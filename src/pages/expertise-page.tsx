export function ExpertisePage() {
  return <h1>ExpertisePage</h1>;
}
