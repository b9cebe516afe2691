declare module 'virtual:frames' {
  import type { FrameAddresses } from './run/chooseLibrary.ts'
  const addresses: FrameAddresses
  export default addresses
}

declare module 'virtual:dark-sheets' {
  import type { FrameAddresses } from './run/chooseLibrary.ts'
  /** URLs of the library's dark themes, by its version. */
  const addresses: FrameAddresses
  export default addresses
}

declare module 'virtual:versions' {
  import type { Versions } from './project/Versions.ts'
  const versions: Versions
  export default versions
}

declare module 'virtual:modules' {
  import type { LazyName } from './protocol/modules.ts'
  /** URLs of the lazily loaded modules. */
  const addresses: Readonly<Record<LazyName, string>>
  export default addresses
}

declare module 'virtual:library-api' {
  import type { Locale } from '@view-site/i18n/product'
  import type { LibraryApi } from './completion/LibraryApi.ts'
  /** Load the API of the library's components, by version and language. */
  const loaders: Readonly<Record<string, Readonly<Record<Locale, () => Promise<{ default: LibraryApi }>>>>>
  export default loaders
}
