export function AdvertisementPage() {
  return <h1>AdvertisementPage</h1>;
}
