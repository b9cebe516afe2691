import type { followTheme, loadStyles, runDemo } from '@view-site/vue-demo/runtime'
import type { Component } from 'vue'

/** Loads one demo in one language. */
export type DemoLoader = () => Promise<{ default: Component }>

/** Loads a stylesheet. */
export type StylesLoader = () => Promise<unknown>

/** The demos of a page: demo name → language → loader. */
export type DemoPage = Record<string, Record<string, DemoLoader>>

/** Mounts demos with the Vue and the library that they were bundled with. */
export interface DemoRuntime {
  runDemo: typeof runDemo
  followTheme: typeof followTheme
  loadStyles: typeof loadStyles
}

/** The module of a page's demos. Demos that are bundled with another release of the library than the site's bring their runtime. */
export interface DemoModule {
  default: DemoPage
  runtime?: () => Promise<DemoRuntime>
  /** Loads what these demos can use of the library's stylesheet. */
  styles?: StylesLoader
  /** Source of the `server.js` next to the demos, which simulates their server: a module whose default export starts it. */
  server?: string
}

/** All demos: page id (its folder under the content root) → the page's demos. */
export type DemoPages = Record<string, () => Promise<DemoModule>>
