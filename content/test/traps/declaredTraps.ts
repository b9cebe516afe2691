import { trapRules } from '@view-site/vue-demo/traps'
import { apiTraps } from './apiTraps.ts'

/** A trap with the rule that finds it: page below `view-ui-plus/`, and id. */
export interface DeclaredTrap {
  rule: string
  page: string
  id: string
}

/** Every trap that a rule finds, once for each rule. */
export function declaredTraps(): DeclaredTrap[] {
  const ofTraps = trapRules.flatMap(({ name, cases }) => cases.map(({ trap: { page, id } }) => ({ rule: name, page, id })))
  const ofTables = apiTraps.map(([rule, page, id]) => ({ rule, page: `component/${page}`, id }))
  return [...new Map([...ofTables, ...ofTraps].map((one) => [`${one.rule} ${one.page} ${one.id}`, one])).values()]
}
