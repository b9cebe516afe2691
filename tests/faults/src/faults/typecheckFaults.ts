import type { Fault } from '../Fault.ts'

/** Faults that the type check must find. */
export const typecheckFaults: readonly Fault[] = [
  {
    name: 'type-error',
    breaks: 'A function that promises a path or nothing gives back null.',
    edits: [
      {
        file: 'apps/site/src/app/safePath.ts',
        find: '/[\\\\\\p{Cc}]/u.test(value)) return undefined',
        replace: '/[\\\\\\p{Cc}]/u.test(value)) return null',
      },
    ],
    check: 'typecheck',
    command: 'pnpm --filter @view-site/site typecheck',
    foundBy: /safePath\.ts.*TS2322/,
  },
  {
    name: 'missing-translation',
    breaks: 'A text of the sign-in dialog is missing in English.',
    edits: [{ file: 'packages/auth/src/locales/en-US.ts', find: "    forgot: 'Forgot password?',\n", replace: '' }],
    check: 'typecheck',
    command: 'pnpm --filter @view-site/auth typecheck',
    foundBy: /locales\/en-US\.ts.*TS/,
    symptom: /forgot/,
  },
]
