import type { Locale } from '@view-site/i18n/product'
import type { TagProblem } from './checkTag.ts'

/** A rule that compares tags with the facts of their components. */
export interface TagRule {
  name: string
  /** What the rule does, beginning with a verb. */
  description: Readonly<Record<Locale, string>>
  severity: 'error' | 'warn'
  /** The problems that it reports. */
  kinds: readonly TagProblem['kind'][]
}

/** The rules that are made from the API tables. */
export const tagRules: readonly TagRule[] = [
  {
    name: 'no-unknown-prop',
    description: { 'en-US': 'disallow props that a component does not have', 'zh-CN': '禁止组件没有的属性' },
    severity: 'error',
    kinds: ['unknown-prop'],
  },
  {
    name: 'no-unknown-event',
    description: { 'en-US': 'disallow listeners for events that a component does not emit', 'zh-CN': '禁止监听组件不会触发的事件' },
    severity: 'error',
    kinds: ['unknown-event'],
  },
  {
    name: 'no-unknown-slot',
    description: { 'en-US': 'disallow slots that a component does not have', 'zh-CN': '禁止组件没有的插槽' },
    severity: 'error',
    kinds: ['unknown-slot'],
  },
  {
    name: 'valid-prop-value',
    description: { 'en-US': 'require values that a prop accepts', 'zh-CN': '要求属性的值是它接受的' },
    severity: 'error',
    kinds: ['wrong-value', 'wrong-type'],
  },
  {
    name: 'no-deprecated',
    description: { 'en-US': 'disallow props, events, and slots that are deprecated', 'zh-CN': '禁止已弃用的属性、事件和插槽' },
    severity: 'error',
    kinds: ['deprecated'],
  },
]
