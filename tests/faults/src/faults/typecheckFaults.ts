import type { Fault } from '../Fault.ts'

/** Faults in `.vue` files that the type check must find. */
export const typecheckFaults: readonly Fault[] = [
  {
    name: 'type-error-in-vue',
    breaks: 'A template of iCRUD passes a number where a string is required.',
    edits: [{ file: 'packages/icrud/src/table/RowActions.vue', find: ':icon="action.icon"', replace: ':icon="5"' }],
    check: 'typecheck',
    command: 'pnpm --filter @view-design/icrud typecheck',
    foundBy: /RowActions\.vue.*TS2322/,
  },
]
