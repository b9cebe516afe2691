declare module 'virtual:frame' {
  /** Address of the frame's document. */
  const address: string
  export default address
}
