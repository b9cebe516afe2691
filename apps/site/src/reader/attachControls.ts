import { attachControls as attach, type Controls } from '@view-site/layout/prepaint'
import { localeOfPath, type Locale } from '@view-site/i18n/product'
import { pageStorage } from '@view-site/platform'
import { retryPart } from '@view-site/static-site/hydrate'
import { storageKeys } from '../env.ts'

const searches: Record<Locale, () => Promise<{ default: () => void }>> = {
  'zh-CN': () => import('./search/zh-CN.ts'),
  'en-US': () => import('./search/en-US.ts'),
}

/** Lets the shell respond without the application. A separate file: it is loaded after the reader. */
export function attachControls(root: HTMLElement): Controls {
  return attach(root, {
    storage: pageStorage,
    storageKey: storageKeys.settings,
    search: {
      load: async () => (await searches[localeOfPath(location.pathname)]()).default,
      onFail: (retry) => void retryPart(retry),
    },
  })
}
