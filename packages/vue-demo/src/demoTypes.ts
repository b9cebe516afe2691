import type { Component } from 'vue'

/** Loads one demo in one language. */
export type DemoLoader = () => Promise<{ default: Component }>

/** The demos of a page: demo name → language → loader. */
export type DemoPage = Record<string, Record<string, DemoLoader>>

/** All demos: page id (its folder under the content root) → the page's demos. */
export type DemoPages = Record<string, () => Promise<{ default: DemoPage }>>
