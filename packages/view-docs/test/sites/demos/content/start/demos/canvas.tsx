const size = window.devicePixelRatio * 100

export default function Canvas() {
  return <canvas width={size} height={size} />
}
