declare module 'virtual:frame' {
  /** Address of the frame's document. */
  const address: string
  export default address
}

declare module 'virtual:modules' {
  import type { LaterName } from './protocol/modules.ts'
  /** URLs of the lazily loaded modules. */
  const addresses: Readonly<Record<LaterName, string>>
  export default addresses
}
