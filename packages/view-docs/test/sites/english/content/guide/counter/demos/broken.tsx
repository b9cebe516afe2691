export default function Broken(): never {
  throw new Error('Out of numbers.')
}
