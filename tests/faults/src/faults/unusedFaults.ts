import type { Fault } from '../Fault.ts'

/** Faults that the check of unused code must find. */
export const unusedFaults: readonly Fault[] = [
  {
    name: 'unused-export',
    breaks: 'An exported function is not used anywhere.',
    edits: [
      {
        file: 'packages/store-ui/src/releases/fileSize.ts',
        find: "const units = ['B', 'KB', 'MB', 'GB'] as const\n",
        replace:
          "const units = ['B', 'KB', 'MB', 'GB'] as const\n\n/** Largest unit. */\nexport function largestUnit(): string {\n  return 'GB'\n}\n",
      },
    ],
    check: 'unused',
    command: 'pnpm unused',
    foundBy: /largestUnit/,
  },
]
