export function ContactButton() {
  return null;
}
