declare module 'virtual:frame' {
  /** Address of the frame's document. */
  const address: string
  export default address
}

declare module 'virtual:modules' {
  import type { LaterName } from './protocol/modules.ts'
  /** Addresses of the modules that the frame does not hold. */
  const addresses: Readonly<Record<LaterName, string>>
  export default addresses
}
