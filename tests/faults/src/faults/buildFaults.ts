import type { Fault } from '../Fault.ts'
import { button } from './commands.ts'

/** Faults that a build must find. */
export const buildFaults: readonly Fault[] = [
  {
    name: 'dead-link',
    breaks: 'A page links to a page that does not exist.',
    edits: [
      {
        file: 'content/view-ui-plus/guide/introduce/en-US.md',
        find: '[Installation](/view-ui-plus/guide/install)',
        replace: '[Installation](/view-ui-plus/guide/instal)',
      },
    ],
    check: 'build',
    command: 'pnpm --filter @view-site/site build',
    foundBy: /guide\/introduce\/en-US\.md:\d+/,
    symptom: /view-ui-plus\/guide\/instal\b/,
  },
  {
    name: 'demo-untranslated',
    breaks: 'A Chinese text of a demo has no English translation.',
    edits: [{ file: `${button}/demos/size.vue`, find: '下载: Download\n', replace: '' }],
    check: 'build',
    command: 'pnpm --filter @view-site/site build',
    foundBy: /button\/demos\/size\.vue/,
    symptom: /下载/,
  },
]
