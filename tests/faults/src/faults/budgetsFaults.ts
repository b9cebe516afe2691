import type { Fault } from '../Fault.ts'
import { everyPackage, site } from './commands.ts'

/** Faults that the budgets must find. */
export const budgetsFaults: readonly Fault[] = [
  {
    name: 'overlays-load-early',
    breaks: 'The first load of the shell includes every drawer and dialog, and Base UI with them.',
    edits: [
      {
        file: 'packages/layout/src/overlays/LazyOverlays.tsx',
        find: 'const Overlays = lazyPart(load)\n',
        replace: 'const Overlays = lazyPart(async () => ({ default: StaticOverlays }))\n',
      },
      {
        file: 'packages/layout/src/overlays/LazyOverlays.tsx',
        find: "import { loadPart } from '../lazy/loadPart.ts'\n",
        replace: "import { loadPart } from '../lazy/loadPart.ts'\nimport { Overlays as StaticOverlays } from './Overlays.tsx'\n",
      },
      {
        file: 'packages/layout/src/overlays/Overlays.tsx',
        find: "const loadSettingsDrawer = () => import('../settings/SettingsDrawer.tsx')\n",
        replace: "import * as staticDrawer from '../settings/SettingsDrawer.tsx'\nconst loadSettingsDrawer = async () => staticDrawer\n",
      },
      {
        file: 'packages/layout/src/overlays/Overlays.tsx',
        find: "const Confirm = lazyPart(() => import('./Confirm.tsx'))\n",
        replace: "import * as staticConfirm from './Confirm.tsx'\nconst Confirm = lazyPart(async () => staticConfirm)\n",
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
    breaks: 'The reader script loads the i18n library on every page of documentation.',
    edits: [
      {
        file: 'apps/site/src/reader.ts',
        find: "import { localeOfPath } from '@view-site/i18n/product'\n",
        replace: "import { createI18n } from '@view-site/i18n'\nimport { localeOfPath } from '@view-site/i18n/product'\n",
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
