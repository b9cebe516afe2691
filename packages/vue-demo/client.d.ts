declare module 'virtual:vue-demos' {
  import type { DemoPages } from '@view-site/vue-demo'
  /** All demos: page id → lazy module of that page's demos. Empty on the server. */
  const pages: DemoPages
  export default pages
}

declare module 'virtual:vue-demos/*' {
  import type { DemoPage } from '@view-site/vue-demo'
  /** The demos of one page: name → language → loader. */
  const page: DemoPage
  export default page
  /** Source of the `server.js` next to the demos, if there is one. */
  export const server: string | undefined
  /** Loads what these demos can use of the library's stylesheet; in a build, and only if that is less than all of it. */
  export const styles: (() => Promise<unknown>) | undefined
}

declare module 'virtual:vue-source/*' {
  import type { Locale } from '@view-site/i18n/product'
  import type { ShownTemplate } from '@view-site/vue-demo/vite'
  /** The displayed template of one demo and the line of each component in it, in both languages. */
  const shown: Record<Locale, ShownTemplate>
  export default shown
}

declare module 'virtual:view-ui.css' {}

/** What the demos of a page can use of it. */
declare module 'virtual:view-ui.css?page=*' {}

declare module 'virtual:view-ui-dark.css' {}

declare module 'virtual:view-ui-dark' {
  /** How demos follow the page's theme, as `viewUi({ dark })`; undefined if they are always light. */
  export const dark: { selector: string; lightAttribute: string } | undefined
  /** Adds the stylesheet of the dark theme to the page. */
  export const loadDarkStyles: () => Promise<unknown>
}

declare module 'virtual:view-ui-directives' {
  import type { ObjectDirective } from 'vue'
  export const vDisplay: ObjectDirective
  export const vWidth: ObjectDirective
  export const vHeight: ObjectDirective
  export const vMargin: ObjectDirective
  export const vPadding: ObjectDirective
  export const vFont: ObjectDirective
  export const vColor: ObjectDirective
  export const vBgColor: ObjectDirective
  export const vResize: ObjectDirective
  export const vLineClamp: ObjectDirective
}
