// Types of what `docs()` of `@view-site/docs/vite` serves: add "@view-site/docs/client" to `types` of the tsconfig.

/** Menus and titles of the pages in Chinese. */
declare module 'virtual:docs/zh-CN' {
  import type { MenuTree } from '@view-site/docs/compile'

  export const menus: MenuTree[]
  /** Title and subtitle of each page by id. */
  export const titles: Record<string, { title: string; subtitle?: string }>
}

/** Menus and titles of the pages in English. */
declare module 'virtual:docs/en-US' {
  import type { MenuTree } from '@view-site/docs/compile'

  export const menus: MenuTree[]
  /** Title and subtitle of each page by id. */
  export const titles: Record<string, { title: string; subtitle?: string }>
}
