import { inject, type InjectionKey } from 'vue'
import type { CrudContext } from './CrudContext.ts'

/** Where `ICrud` puts what its parts share. */
export const crudKey: InjectionKey<CrudContext> = Symbol('iCRUD')

/** What the parts of one table share. */
export function useCrud(): CrudContext {
  const context = inject(crudKey)
  if (!context) throw new Error('iCRUD: this component has to be rendered inside <ICrud>.')
  return context
}
