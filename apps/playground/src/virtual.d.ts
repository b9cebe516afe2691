declare module 'virtual:frame' {
  /** Address of the frame's document. */
  const address: string
  export default address
}

declare module 'virtual:modules' {
  import type { LazyName } from './protocol/modules.ts'
  /** URLs of the lazily loaded modules. */
  const addresses: Readonly<Record<LazyName, string>>
  export default addresses
}
