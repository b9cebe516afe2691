import { trapRules } from '@view-site/vue-demo/traps'
import { apiTraps } from './apiTraps.ts'

/** A trap with the rule that finds it: page below `view-ui-plus/`, and English title. */
export interface DeclaredTrap {
  rule: string
  page: string
  title: string
}

/** Every trap that a rule finds, once for each rule. */
export function declaredTraps(): DeclaredTrap[] {
  const ofTraps = trapRules.flatMap(({ name, cases }) => cases.map(({ trap: { page, title } }) => ({ rule: name, page, title })))
  const ofTables = apiTraps.map(([rule, page, title]) => ({ rule, page: `component/${page}`, title }))
  return [...new Map([...ofTables, ...ofTraps].map((one) => [`${one.rule} ${one.page} ${one.title}`, one])).values()]
}
