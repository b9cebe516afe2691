import { inject, type InjectionKey } from 'vue'
import type { CrudContext } from './CrudContext.ts'

/** Injection key of the state shared by the parts of a table. */
export const crudKey: InjectionKey<CrudContext> = Symbol('iCRUD')

/** The state shared by the parts of a table. */
export function useCrud(): CrudContext {
  const context = inject(crudKey)
  if (!context) throw new Error('iCRUD: this component has to be rendered inside <ICrud>.')
  return context
}
