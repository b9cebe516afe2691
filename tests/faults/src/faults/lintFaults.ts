import type { Fault } from '../Fault.ts'

/** Faults that the linter and its type check must find. */
export const lintFaults: readonly Fault[] = [
  {
    name: 'forgotten-await',
    breaks: 'A promise is neither awaited nor handled, so its failure is lost.',
    edits: [
      {
        file: 'apps/site/src/background/askNothing.ts',
        add: `/** Waits. */\nexport function wait(): void {\n  fetch('/nothing')\n}\n`,
      },
    ],
    check: 'lint',
    command: 'pnpm exec oxlint --type-aware apps/site/src/background',
    foundBy: /no-floating-promises/,
  },
  {
    name: 'type-error',
    breaks: 'A function that is declared to return a path or undefined returns null.',
    edits: [
      {
        file: 'apps/site/src/app/safePath.ts',
        find: '/[\\\\\\p{Cc}]/u.test(value)) return undefined',
        replace: '/[\\\\\\p{Cc}]/u.test(value)) return null',
      },
    ],
    check: 'lint',
    command: 'pnpm lint --format=unix apps/site/src/app',
    foundBy: /safePath\.ts.*TS2322/,
  },
  {
    name: 'missing-translation',
    breaks: 'A text of the sign-in dialog is missing in English.',
    edits: [{ file: 'packages/auth/src/locales/en-US.ts', find: "    forgot: 'Forgot password?',\n", replace: '' }],
    check: 'lint',
    command: 'pnpm lint --format=unix packages/auth/src/locales',
    foundBy: /locales\/en-US\.ts.*TS/,
    symptom: /forgot/,
  },
]
