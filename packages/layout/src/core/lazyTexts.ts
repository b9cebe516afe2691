import type { lazyZhCN } from '../locales/lazy.zh-CN.ts'

/** Texts of the lazily loaded parts, by their keys. */
export type LayoutLazyTexts = { readonly [K in keyof typeof lazyZhCN]: string }

/** Returns a text of the lazily loaded parts with its values inserted. */
export type LayoutLazyT = (key: keyof LayoutLazyTexts, values?: Readonly<Record<string, string | number>>) => string
