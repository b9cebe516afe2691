export default function Introduction() {
  return <h1>Introduction</h1>
}
