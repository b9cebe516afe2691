export default function Version() {
  return <span>v2.0</span>
}
