import type { Fault } from '../Fault.ts'
import { everyPackage } from './commands.ts'

/** Faults that the checks of published packages must find. */
export const packagesFaults: readonly Fault[] = [
  {
    name: 'public-name-removed',
    breaks: 'A published package no longer exports a name, and no changeset says so.',
    edits: [{ file: 'packages/i18n/src/index.ts', find: "export { loadT } from './loadT.ts'\n", replace: '' }],
    check: 'packages',
    command: 'node tests/exports/exports.ts check',
    built: everyPackage,
    rebuilt: ['@view-site/i18n'],
    foundBy: /@view-site\/i18n/,
    symptom: /loadT/,
  },
  {
    name: 'readme-example',
    breaks: 'The first example of a README calls a function with an argument of a wrong type.',
    edits: [
      {
        file: 'packages/i18n/README.md',
        find: 'const i18n = createI18n(localeOfPath(location.pathname))',
        replace: 'const i18n = createI18n({ locale: localeOfPath(location.pathname) })',
      },
    ],
    check: 'packages',
    command: 'node tests/readmes/types.ts',
    built: everyPackage,
    foundBy: /i18n\/first\/main\.tsx.*TS/,
  },
]
