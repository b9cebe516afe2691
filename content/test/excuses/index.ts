import { base } from './base.ts'
import { chart } from './chart.ts'
import { form } from './form.ts'
import { layout } from './layout.ts'
import { method } from './method.ts'
import { navigation } from './navigation.ts'
import { other } from './other.ts'
import { view } from './view.ts'
import type { Excuses } from './reasons.ts'

/**
 * Members of the API tables that no demo of their page uses, by page and reason: one of `reasons`, or `as Text` for what a demo shows with
 * another export that shares the implementation.
 */
export const excuses: Excuses = { ...base, ...chart, ...form, ...layout, ...navigation, ...other, ...view, ...method }
