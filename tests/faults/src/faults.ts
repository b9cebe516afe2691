import type { Fault } from './Fault.ts'

const site = ['@view-site/site']
const everyPackage = ['./packages/*']

/** `vitest run` of one package. */
const vitest = (name: string, args: string) => `pnpm --filter @view-site/${name} exec vitest run ${args}`

/** `playwright test` on the built site. */
const journey = (args: string) => `pnpm --filter @view-site/e2e exec playwright test ${args}`

const button = 'content/view-ui-plus/component/base/button'

/**
 * Known faults, each of a kind that was worth a check. What finds them is named by file and requirement, which last; every edit
 * fits the files as they are, which a test of this package holds.
 */
export const faults: readonly Fault[] = [
  {
    name: 'badly-formatted',
    breaks: 'A file is not formatted.',
    edits: [{ file: 'packages/i18n/src/loadT.ts', find: 'export async function', replace: 'export  async function' }],
    check: 'format',
    command: 'pnpm exec oxfmt --check packages/i18n/src',
    foundBy: /loadT\.ts/,
  },
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
    name: 'two-versions',
    breaks: 'Two packages ask for different versions of one dependency.',
    edits: [
      {
        file: 'tests/exports/package.json',
        find: '"@view-site/published": "workspace:*",\n',
        replace: '"@view-site/published": "workspace:*",\n    "semver": "7.8.6",\n',
      },
      {
        file: 'tests/repository/package.json',
        find: '"@view-site/vitest-config": "workspace:*",\n',
        replace: '"@view-site/vitest-config": "workspace:*",\n    "semver": "7.8.5",\n',
      },
      // `npm test` installs first, and installs nothing that the lockfile does not know.
      {
        file: 'pnpm-lock.yaml',
        find: '  tests/exports:\n    dependencies:\n',
        replace: '  tests/exports:\n    dependencies:\n      semver:\n        specifier: 7.8.6\n        version: 7.8.6\n',
      },
      {
        file: 'pnpm-lock.yaml',
        find: '  tests/repository:\n    devDependencies:\n',
        replace: '  tests/repository:\n    devDependencies:\n      semver:\n        specifier: 7.8.5\n        version: 7.8.5\n',
      },
    ],
    check: 'versions',
    command: 'pnpm versions',
    foundBy: /semver/,
    symptom: /7\.8\.5/,
  },
  {
    name: 'unused-export',
    breaks: 'A function is exported that nobody uses.',
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
  {
    name: 'layout-imports-auth',
    breaks: 'The shell, which knows no API, imports the session.',
    edits: [
      {
        file: 'packages/layout/package.json',
        find: '"@view-site/ui": "workspace:^"',
        replace: '"@view-site/auth": "workspace:^",\n    "@view-site/ui": "workspace:^"',
      },
      {
        file: 'pnpm-lock.yaml',
        find: '  packages/layout:\n    dependencies:\n',
        replace:
          "  packages/layout:\n    dependencies:\n      '@view-site/auth':\n        specifier: workspace:^\n        version: link:../auth\n",
      },
      {
        file: 'packages/layout/src/header/Logo.tsx',
        find: "import { LogoMark } from '@view-site/ui'\n",
        replace: "import '@view-site/auth'\nimport { LogoMark } from '@view-site/ui'\n",
      },
    ],
    check: 'boundaries',
    command: 'pnpm boundaries',
    foundBy: /@view-site\/layout/,
    symptom: /@view-site\/auth/,
  },
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
  {
    name: 'demo-throws-in-english',
    breaks: 'A demo throws when it is mounted, in English only.',
    edits: [
      {
        file: `${button}/demos/type.vue`,
        find: "import { Button, Space } from 'view-ui-plus'\n",
        replace:
          "import { Button, Space } from 'view-ui-plus'\n\nif ('默认'.length > 2) throw new Error('planted: the label is too long')\n",
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/base/button'"),
    foundBy: /FAIL.*everyDemo.*button.*type/,
    symptom: /planted: the label is too long/,
  },
  {
    name: 'demo-chinese-in-english',
    breaks: 'The English version of a demo shows a Chinese word that its code makes.',
    edits: [
      {
        file: `${button}/demos/size.vue`,
        find: '    <Button :size="size">取消</Button>\n',
        replace: `    <Button :size="size">取消</Button>\n    <span>{{ new Date(0).toLocaleDateString('zh', { weekday: 'long' }) }}</span>\n`,
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/base/button'"),
    foundBy: /FAIL.*everyDemo.*button.*size/,
    symptom: /Chinese in English: 星期四/,
  },
  {
    name: 'demo-leaves-listener',
    breaks: 'A demo that is closed leaves a listener on the document behind.',
    edits: [
      {
        file: 'content/view-ui-plus/component/other/count-down/demos/sync.vue',
        find: "onBeforeUnmount(() => document.removeEventListener('visibilitychange', align))\n",
        replace: '',
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/other/count-down'"),
    foundBy: /FAIL.*everyDemo.*count-down.*sync/,
    symptom: /left behind: a listener for visibilitychange on document/,
  },
  {
    name: 'demo-leaves-interval',
    breaks: 'A demo that is closed leaves an interval running.',
    edits: [
      {
        file: 'content/view-ui-plus/component/view/time/demos/future.vue',
        find: 'onBeforeUnmount(() => clearInterval(timer))\n',
        replace: '',
      },
    ],
    check: 'content',
    command: vitest('content', "--project demos test/demos/everyDemo.test.ts -t 'view-ui-plus/component/view/time'"),
    foundBy: /FAIL.*everyDemo.*view\/time.*future/,
    symptom: /left behind: a running interval/,
  },
  {
    name: 'wrong-default',
    breaks: 'The API table of a component page names a wrong default.',
    edits: [
      {
        file: `${button}/api.ts`,
        find: "| 'success' | 'warning' | 'error'\",\n        default: \"'default'\"",
        replace: "| 'success' | 'warning' | 'error'\",\n        default: \"'primary'\"",
      },
    ],
    check: 'content',
    command: vitest('content', '--project pages test/api.test.ts'),
    foundBy: /FAIL.*api\.test\.ts.*\[DOC-17\]/,
    symptom: /base\/button: .*type/,
  },
  {
    name: 'heading-differs',
    breaks: 'A heading of a page has another level in English than in Chinese.',
    edits: [{ file: `${button}/en-US.md`, find: '\n### Ghost\n', replace: '\n#### Ghost\n' }],
    check: 'content',
    command: vitest('content', "--project pages test/pages.test.ts -t 'DOC-16'"),
    foundBy: /FAIL.*pages\.test\.ts.*\[DOC-16\]/,
    symptom: /base\/button\/(en-US|zh-CN)\.md:\d+ /,
  },
  {
    name: 'dead-link',
    breaks: 'A link of a page leads to a page that does not exist.',
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
    breaks: 'A Chinese text of a demo has no English.',
    edits: [{ file: `${button}/demos/size.vue`, find: '下载: Download\n', replace: '' }],
    check: 'build',
    command: 'pnpm --filter @view-site/site build',
    foundBy: /button\/demos\/size\.vue/,
    symptom: /下载/,
  },
  {
    name: 'settlement-repeats',
    breaks: 'A payment that is reported twice is taken for a second one, and the money of a finished order goes back.',
    edits: [
      {
        file: 'apps/mock-api/src/domain/settle.ts',
        find: "  if (attempt.status === 'success' || attempt.status === 'refunded') return\n",
        replace: '',
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project sqlite test/settle.test.ts -t 'SALE-04'"),
    foundBy: /FAIL.*settle\.test\.ts.*\[SALE-04\] three notifications/,
    symptom: /finished:1:1|refunded/,
  },
  {
    name: 'orders-not-serialised',
    breaks: 'On PostgreSQL two orders of one buyer are created at once, because the row of the buyer is not locked.',
    edits: [
      {
        file: 'apps/mock-api/src/calls/orderCreate.ts',
        find: "where('id', '=', context.requireUser().id).forUpdate().executeTakeFirstOrThrow()",
        replace: "where('id', '=', context.requireUser().id).executeTakeFirstOrThrow()",
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project postgres test/requestId.test.ts -t 'SALE-01'"),
    foundBy: /FAIL.*postgres.*requestId\.test\.ts.*\[SALE-01\] a double click/,
  },
  {
    name: 'postgres-refuses-query',
    breaks: 'A query that SQLite accepts is refused by PostgreSQL, so the call answers with a 500 there.',
    edits: [
      {
        file: 'apps/mock-api/src/domain/heldFlags.ts',
        find: ".select('grants').distinct().execute()",
        replace: ".select('grants').distinct().orderBy('created_at').execute()",
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project sqlite --project postgres test/settle.test.ts -t 'SALE-04. paying the code'"),
    foundBy: /FAIL.*postgres.*settle\.test\.ts/,
    symptom: /for SELECT DISTINCT, ORDER BY expressions must appear in select list|500/,
  },
  {
    name: 'double-press-orders-twice',
    breaks: 'A double press on the buy button asks for two orders.',
    edits: [
      { file: 'packages/store-ui/src/checkout/createCheckout.ts', find: '      if (running) return running\n', replace: '' },
      {
        file: 'packages/store-ui/src/checkout/createCheckout.ts',
        find: 'const requestId = requestIds.of(path, body)',
        replace: 'const requestId = crypto.randomUUID()',
      },
    ],
    check: 'unit',
    command: vitest('store-ui', 'src/checkout/createCheckout.test.ts'),
    foundBy: /FAIL.*createCheckout\.test\.ts.*\[SALE-01\] a double click/,
  },
  {
    name: 'token-stays-in-address',
    breaks: 'The token of a link stays in the address after it has been read.',
    edits: [{ file: 'packages/auth/src/core/takeTokenFromAddress.ts', find: '  address.replace(url.href)\n', replace: '' }],
    check: 'unit',
    command: vitest('auth', 'src/core/createSession.test.ts'),
    foundBy: /FAIL.*createSession\.test\.ts.*\[AUTH-06\]/,
    symptom: /token=ticket-1/,
  },
  {
    name: 'dialog-loses-focus',
    breaks: 'A dialog that closes does not give the focus back to what opened it.',
    edits: [
      {
        file: 'packages/ui/src/overlay/Dialog.tsx',
        find: 'initialFocus={initialFocus}>',
        replace: 'initialFocus={initialFocus} finalFocus={false}>',
      },
    ],
    check: 'unit',
    command: vitest('ui', 'src/overlay/Dialog.browser.test.tsx'),
    foundBy: /FAIL.*Dialog\.browser\.test\.tsx.*focus goes back/,
  },
  {
    name: 'tabs-lose-state',
    breaks: 'A page that is kept alive in a tab is destroyed when another tab is shown.',
    edits: [
      {
        file: 'packages/layout/src/tabs/kept/KeptPages.tsx',
        find: "      <Activity mode={active && done === asked ? 'visible' : 'hidden'}>\n",
        replace: "      <Activity key={String(active)} mode={active && done === asked ? 'visible' : 'hidden'}>\n",
      },
    ],
    check: 'unit',
    command: vitest('layout', "src/routers/tanstack/keepAlive.browser.test.tsx -t 'TAB-07. a kept page'"),
    foundBy: /FAIL.*keepAlive\.browser\.test\.tsx.*\[TAB-07\] a kept page has its state/,
  },
  {
    name: 'theme-contrast',
    breaks: 'A text colour of the light theme is too pale to read.',
    edits: [{ file: 'packages/ui/src/theme/light.ts', find: "subtle: '#626e81'", replace: "subtle: '#8a95a6'" }],
    check: 'unit',
    command: vitest('ui', 'src/theme/contrast.test.ts'),
    foundBy: /FAIL.*contrast\.test\.ts.*\[PLUS-04\].*subtle/,
  },
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
    breaks: 'The first example of a README calls a function with an argument it does not take.',
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
  {
    name: 'hydration-mismatch',
    breaks: 'A part of the home page is other in the browser than in the prerendered page.',
    edits: [
      {
        file: 'apps/site/src/home/Developers.tsx',
        find: '{point.text[locale]}</p>',
        replace: "{typeof window === 'undefined' ? point.mark : point.text[locale]}</p>",
      },
    ],
    check: 'e2e',
    command: journey("specs/hydration.spec.ts -g 'PLUS-01. / is taken over'"),
    rebuilt: site,
    foundBy: /hydration\.spec\.ts.*\[PLUS-01\] \/ is taken over/,
    symptom: /Minified React error #418|Hydration failed/,
  },
  {
    name: 'pale-note',
    breaks: 'A note on the price page is too pale to read; its colour is of the theme, but not one for text.',
    edits: [
      {
        file: 'packages/store-ui/src/price/PricePage.css.ts',
        find: 'color: vars.color.text.subtle,\n',
        replace: 'color: vars.color.line.tick,\n',
      },
    ],
    check: 'e2e',
    command: journey("specs/axe.spec.ts -g 'PLUS-05. /price has no violation'"),
    rebuilt: site,
    foundBy: /axe\.spec\.ts.*\[PLUS-05\] \/price/,
    symptom: /color-contrast/,
  },
  {
    name: 'pages-can-be-framed',
    breaks: 'Other sites may show the pages in a frame: the header that forbids it is gone.',
    edits: [{ file: 'apps/site/build/securityHeaders.ts', find: "    'frame-ancestors': [\"'none'\"],\n", replace: '' }],
    check: 'e2e',
    command: journey("specs/pages.spec.ts -g 'security headers'"),
    rebuilt: site,
    foundBy: /pages\.spec\.ts.*security headers/,
    symptom: /frame-ancestors/,
  },
]
