// The library's types only cover its package entry; these are modules that are imported individually.
declare module 'view-ui-plus/src/locale/lang/*' {
  const pack: object
  export default pack
}

declare module 'view-ui-plus/src/components/*' {
  const service: Record<'destroy' | 'remove' | 'hide', () => void>
  export default service
}

declare module 'view-ui-plus/dist/viewuiplus.min.esm.js' {
  import type { Plugin } from 'vue'

  /** A component as it is written, or a service. */
  export interface LibraryDefinition {
    [key: string]: unknown
    props?: readonly string[] | Readonly<Record<string, unknown>>
    emits?: readonly string[] | Readonly<Record<string, unknown>>
    mixins?: readonly LibraryDefinition[]
    extends?: LibraryDefinition
    methods?: Readonly<Record<string, unknown>>
  }

  /** The kind of each export is only known at run time. */
  export type LibraryExport = LibraryDefinition | ((...input: never) => unknown)

  /** The plugin, with every export on it. */
  export type Library = Plugin & Readonly<Record<string, LibraryExport>>
  const library: Library
  export default library
}
