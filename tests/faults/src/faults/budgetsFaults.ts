import type { Fault } from '../Fault.ts'
import { everyPackage, site } from './commands.ts'

/** Faults that the budgets must find. */
export const budgetsFaults: readonly Fault[] = [
  {
    name: 'overlays-load-early',
    breaks: 'Every drawer and dialog of the shell, and Base UI with them, comes with its first load.',
    edits: [
      { file: 'packages/layout/src/overlays/LazyOverlays.tsx', find: 'import { lazy, Suspense', replace: 'import { Suspense' },
      { file: 'packages/layout/src/overlays/LazyOverlays.tsx', find: 'const Overlays = lazy(load)\n', replace: '' },
      {
        file: 'packages/layout/src/overlays/LazyOverlays.tsx',
        find: "import { loadPart } from '../lazy/loadPart.ts'\n",
        replace: "import { loadPart } from '../lazy/loadPart.ts'\nimport { Overlays } from './Overlays.tsx'\n",
      },
    ],
    check: 'budgets',
    command: 'pnpm budgets',
    built: [...everyPackage, ...site, '@view-site/playground'],
    rebuilt: ['@view-site/layout'],
    foundBy: /@view-site\/layout .*OVER/,
    symptom: /Base UI comes with the shell's first load/,
  },
  {
    name: 'reader-loads-i18n',
    breaks: 'The reader of documentation brings the library for texts to every page.',
    edits: [
      {
        file: 'apps/site/src/reader.ts',
        find: "import { localeOfPath, stripLocale } from '@view-site/i18n/locale'\n",
        replace: "import { createI18n } from '@view-site/i18n'\nimport { localeOfPath, stripLocale } from '@view-site/i18n/locale'\n",
      },
      {
        file: 'apps/site/src/reader.ts',
        find: '  recordReferrer()\n',
        replace: '  recordReferrer()\n  Object.assign(window, { createI18n })\n',
      },
    ],
    check: 'budgets',
    command: 'pnpm budgets',
    built: [...everyPackage, ...site, '@view-site/playground'],
    rebuilt: site,
    foundBy: /view-ui-plus\/guide\/introduce\.html .*js .*OVER/,
  },
]
