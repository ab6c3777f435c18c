export function CareerPage() {
  return <h1>CareerPage</h1>;
}
