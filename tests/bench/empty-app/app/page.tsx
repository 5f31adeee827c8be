/** Nothing: what the framework alone sends is what the home page's own weight is measured against. */
export default function Page() {
  return <main />;
}
