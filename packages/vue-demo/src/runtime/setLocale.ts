// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source finds the declarations of these modules only through this reference
/// <reference path="../library-modules.d.ts" />
import { locale as useLocalePack } from 'view-ui-plus'
import english from 'view-ui-plus/src/locale/lang/en-US.js'
import chinese from 'view-ui-plus/src/locale/lang/zh-CN.js'

declare module 'view-ui-plus' {
  // Exists, but is missing from the library's types.
  export function locale(pack: object): void
}

/**
 * Sets the library's language, a module-level variable, to Chinese or else English: demos that are already mounted keep theirs. Both packs
 * are part of the runtime bundle: each is smaller than a round trip is worth.
 */
export function setLocale(locale: string): void {
  useLocalePack(locale.startsWith('zh') ? chinese : english)
}
