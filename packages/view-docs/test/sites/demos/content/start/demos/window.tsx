export default function Window() {
  return <p>{window.innerWidth} px</p>
}
