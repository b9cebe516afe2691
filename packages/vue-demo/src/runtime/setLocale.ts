// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source learns of these modules only so
/// <reference path="../library-modules.d.ts" />
import type { Locale } from '@view-site/i18n'
import { locale as useLocalePack } from 'view-ui-plus'
import english from 'view-ui-plus/src/locale/lang/en-US.js'
import chinese from 'view-ui-plus/src/locale/lang/zh-CN.js'

declare module 'view-ui-plus' {
  // Exists, but is missing from the library's types.
  export function locale(pack: object): void
}

// Both are part of the runtime bundle: each is smaller than a round trip is worth.
const packs: Record<Locale, object> = { 'zh-CN': chinese, 'en-US': english }

/** Sets the library's language, a module-level variable: demos that are already mounted keep theirs. */
export function setLocale(locale: Locale): void {
  useLocalePack(packs[locale])
}
