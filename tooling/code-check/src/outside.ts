/** Declarations of modules that a page's code imports and that do not exist here: files of the reader's project, uninstalled packages. */
export const outside = `
/// <reference types="vite/client" />
/// <reference types="vue" />

declare module '@/*'
declare module './*'
declare module '../*'
declare module '*.vue'
declare module 'view-ui-plus/dist/*'
declare module 'view-ui-plus/src/*'

declare module 'dayjs'
declare module 'dayjs/*'
declare module 'easymde'
declare module 'dompurify'
declare module 'js-cookie'
declare module 'marked'
declare module 'quill'
declare module 'unplugin-vue-components/*'
declare module 'vuex'
`

/** Exports of View UI Plus that are missing from its types. */
export const gaps = `
import 'view-ui-plus'

declare module 'view-ui-plus' {
  export const locale: (pack: object) => void
  export const i18n: (t: (path: string, values?: object) => string) => void
  export const Copy: (options: object) => void
  export const ScrollIntoView: (target: string | Element, options?: object) => void
  export const ScrollTop: (...options: unknown[]) => void
}
`
