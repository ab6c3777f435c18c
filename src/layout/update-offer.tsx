export function UpdateOffer() {
  return null;
}
