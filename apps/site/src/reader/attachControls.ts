import { attachControls as attach, type Controls } from '@view-site/layout/prepaint'
import { localeOfPath, type Locale } from '@view-site/i18n/product'
import { pageStorage } from '@view-site/platform'
import { retryPart, type RunningControls } from '@view-site/static-site/hydrate'
import { storageKeys } from '../env.ts'
import { attachConsult, consultSelector } from '../store/consult/attachConsult.ts'
import { attachFrames } from './attachFrames.ts'

const searches: Record<Locale, () => Promise<{ default: () => void }>> = {
  'zh-CN': () => import('./search/zh-CN.ts'),
  'en-US': () => import('./search/en-US.ts'),
}

/** Asks whether to try again. */
const onFail = (retry: () => void) => void retryPart(retry)

/** Lets the shell respond without the application. A separate file: it is loaded after the reader. */
export function attachControls(root: HTMLElement): Controls & RunningControls {
  const controls = attach(root, {
    storage: pageStorage,
    storageKey: storageKeys.settings,
    search: { load: async () => (await searches[localeOfPath(location.pathname)]()).default, onFail },
  })
  const consult = root.querySelector<HTMLElement>(consultSelector)
  const detachConsult = consult && attachConsult(consult, { onFail })
  const frames = attachFrames(root)
  return {
    ...frames,
    update: controls.update,
    stop() {
      controls.stop()
      detachConsult?.()
      frames.stop()
    },
  }
}
