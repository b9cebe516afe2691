import type { Locale } from '@view-site/i18n/product'
import type { TagProblem } from './checkTag.ts'

/** One problem of a tag as a sentence, with what to write instead. */
export function problemText(problem: TagProblem, locale: Locale): string {
  const { component, member } = problem
  const texts = textsOf[locale]
  if (problem.kind === 'deprecated') return texts.deprecated(component, member)
  if (problem.kind === 'wrong-value') return texts.value(component, member, show(problem.value), problem.values.map(show))
  if (problem.kind === 'wrong-type')
    return texts.type(component, member, `${typeof problem.value} ${show(problem.value)}`, problem.types) + texts.remedy(problem.binding)
  return texts[problem.kind](component, member) + texts.hint(problem.suggestion)
}

const english = {
  'unknown-prop': (component: string, member: string) => `${component} has no prop "${member}".`,
  'unknown-event': (component: string, member: string) => `${component} has no event "${member}".`,
  'unknown-slot': (component: string, member: string) => `${component} has no slot "${member}".`,
  hint: (suggestion?: string) => (suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`),
  value: (component: string, member: string, value: string, values: readonly string[]) =>
    `${value} is not a value of prop "${member}" of ${component}. Use one of ${values.join(', ')}.`,
  type: (component: string, member: string, value: string, types: readonly string[]) =>
    `Prop "${member}" of ${component} takes ${types.join(' or ')}, not the ${value}. `,
  remedy: (binding?: string) => (binding === undefined ? 'Pass a value of that type.' : `Write ${binding}.`),
  deprecated: (component: string, member: string) =>
    `"${member}" of ${component} is deprecated and may be removed in a later release. See its row in the API tables.`,
}

const textsOf: Readonly<Record<Locale, typeof english>> = {
  'en-US': english,
  'zh-CN': {
    'unknown-prop': (component, member) => `${component} 没有属性“${member}”。`,
    'unknown-event': (component, member) => `${component} 没有事件“${member}”。`,
    'unknown-slot': (component, member) => `${component} 没有插槽“${member}”。`,
    hint: (suggestion) => (suggestion === undefined ? '' : `是否想写“${suggestion}”？`),
    value: (component, member, value, values) => `${component} 的属性“${member}”不接受 ${value}，可选值：${values.join('、')}。`,
    type: (component, member, value, types) => `${component} 的属性“${member}”的类型是 ${types.join(' 或 ')}，不是 ${value}。`,
    remedy: (binding) => (binding === undefined ? '请传入对应类型的值。' : `请写成 ${binding}。`),
    deprecated: (component, member) => `${component} 的“${member}”已弃用，以后的版本可能会移除。替代方案见 API 表格。`,
  },
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
