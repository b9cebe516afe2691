// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source learns of these modules only so
/// <reference path="../library-modules.d.ts" />
import type { Locale } from '@view-site/i18n'
import { locale as useLocalePack } from 'view-ui-plus'

declare module 'view-ui-plus' {
  // Real, but missing from the library's types.
  export function locale(pack: object): void
}

const packs: Record<Locale, () => Promise<{ default: object }>> = {
  'zh-CN': () => import('view-ui-plus/src/locale/lang/zh-CN.js'),
  'en-US': () => import('view-ui-plus/src/locale/lang/en-US.js'),
}

/** Sets the library's language, a module variable of its own: demos mounted before keep the language they were mounted in. */
export async function setLocale(locale: Locale): Promise<void> {
  useLocalePack((await packs[locale]()).default)
}
