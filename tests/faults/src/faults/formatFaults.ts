import type { Fault } from '../Fault.ts'

/** Faults that the formatter must find. */
export const formatFaults: readonly Fault[] = [
  {
    name: 'badly-formatted',
    breaks: 'A file is not formatted.',
    edits: [{ file: 'packages/i18n/src/loadT.ts', find: 'export async function', replace: 'export  async function' }],
    check: 'format',
    command: 'pnpm exec oxfmt --check packages/i18n/src',
    foundBy: /loadT\.ts/,
  },
]
