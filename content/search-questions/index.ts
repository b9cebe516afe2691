import { enUS } from './enUS.ts'
import type { Question } from './Question.ts'
import { zhCN } from './zhCN.ts'

/**
 * About 200 queries in the words of those who ask: shortened from titles of public issues and threads about iView, View UI, Element, Ant
 * Design Vue, vxe-table, vue-element-admin, RuoYi and others, by somebody who had not seen the keywords of these pages. The last ones of
 * each language are queries with which readers found nothing.
 */
export const questions: Readonly<Record<'zh-CN' | 'en-US', readonly Question[]>> = { 'zh-CN': zhCN, 'en-US': enUS }
