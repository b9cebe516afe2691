import type { Fault } from '../Fault.ts'

/** Faults that the linter must find. */
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
]
