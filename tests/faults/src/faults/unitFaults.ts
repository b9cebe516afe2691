import type { Fault } from '../Fault.ts'
import { vitest } from './commands.ts'

/** Faults that unit tests must find. */
export const unitFaults: readonly Fault[] = [
  {
    name: 'settlement-repeats',
    breaks: 'A payment that is reported twice counts as a second payment, and the finished order is refunded.',
    edits: [
      {
        file: 'apps/mock-api/src/domain/orders/recordTrade.ts',
        find: "  if (attempt.status === 'success' || attempt.status === 'refunded') return\n",
        replace: '',
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project sqlite test/orders/settle.test.ts -t 'SALE-04'"),
    foundBy: /FAIL.*settle\.test\.ts.*\[SALE-04\] three notifications/,
    symptom: /finished:1:1|refunded/,
  },
  {
    name: 'orders-not-serialised',
    breaks: 'On PostgreSQL simultaneous requests of a buyer create two orders, because the row of the buyer is not locked.',
    edits: [
      {
        file: 'apps/mock-api/src/calls/orderCreate.ts',
        find: "where('id', '=', context.requireUser().id).forUpdate().executeTakeFirstOrThrow()",
        replace: "where('id', '=', context.requireUser().id).executeTakeFirstOrThrow()",
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project postgres test/orders/requestId.test.ts -t 'SALE-01'"),
    foundBy: /FAIL.*postgres.*requestId\.test\.ts.*\[SALE-01\] a double click/,
  },
  {
    name: 'postgres-refuses-query',
    breaks: 'PostgreSQL rejects a query that SQLite accepts, so the call fails with status 500 there.',
    edits: [
      {
        file: 'apps/mock-api/src/domain/licences/heldFlags.ts',
        find: ".select('grants').distinct().execute()",
        replace: ".select('grants').distinct().orderBy('created_at').execute()",
      },
    ],
    check: 'unit',
    command: vitest('mock-api', "--project sqlite --project postgres test/orders/settle.test.ts -t 'SALE-04. paying the code'"),
    foundBy: /FAIL.*postgres.*settle\.test\.ts/,
    symptom: /for SELECT DISTINCT, ORDER BY expressions must appear in select list|500/,
  },
  {
    name: 'double-press-orders-twice',
    breaks: 'A double click on the buy button creates two orders.',
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
    breaks: 'The token in a link stays in the address bar after it has been read.',
    edits: [{ file: 'packages/auth/src/core/takeTokenFromAddress.ts', find: '  address.replace(url.href)\n', replace: '' }],
    check: 'unit',
    command: vitest('auth', 'src/core/savedSession.test.ts'),
    foundBy: /FAIL.*savedSession\.test\.ts.*\[AUTH-06\]/,
    symptom: /Received: "https:\/\/site\.example\/price\?a=1%20b&token=/,
  },
  {
    name: 'dialog-loses-focus',
    breaks: 'A dialog does not return the focus to the element that opened it when it closes.',
    edits: [
      {
        file: 'packages/ui/src/overlay/Dialog.tsx',
        find: 'initialFocus={initialFocus}>',
        replace: 'initialFocus={initialFocus} finalFocus={false}>',
      },
    ],
    check: 'unit',
    command: vitest('ui', 'src/overlay/Dialog.browser.test.tsx'),
    foundBy: /FAIL.*Dialog\.browser\.test\.tsx.*restores the focus to the opener/,
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
]
