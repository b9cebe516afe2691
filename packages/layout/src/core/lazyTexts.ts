import type { moreZhCN } from '../locales/lazy.zh-CN.ts'

/** Texts of the parts that load later, by their keys. */
export type LayoutMoreTexts = { readonly [K in keyof typeof moreZhCN]: string }

/** Gives a text of the parts that load later, with its values put in. */
export type LayoutMoreT = (key: keyof LayoutMoreTexts, values?: Readonly<Record<string, string | number>>) => string
