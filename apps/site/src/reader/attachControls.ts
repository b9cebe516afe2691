import { attachControls as attach, type Controls } from '@view-site/layout/prepaint'
import { localeOfPath } from '@view-site/i18n/product'
import { pageStorage } from '@view-site/platform'
import type { ReportFailure, RunningControls } from '@view-site/static-site/hydrate'
import { loadStatus } from '../app/loadStatus.ts'
import { storageKeys } from '../env.ts'
import { loadWords } from '../locales/loadWords.ts'
import { attachConsult } from '../store/consult/attachConsult.ts'
import { attachFrames } from './attachFrames.ts'

/**
 * When the status of the page is loaded, in ms after the controls: later than what the page shows first, and before it is needed, since
 * without a network it could not be loaded any more.
 */
const statusDelay = 2000

/** Options of {@link attachControls}. */
export interface AttachControlsOptions {
  /** Called if the code of a control cannot be loaded for a press. `retry` presses again. */
  onFail: ReportFailure
}

/** Lets the shell respond without the application. */
export function attachControls(root: HTMLElement, { onFail }: AttachControlsOptions): Controls & RunningControls {
  // If it fails, the next failure tries again.
  setTimeout(() => void loadStatus().catch(() => undefined), statusDelay)
  const controls = attach(root, {
    storage: pageStorage,
    storageKey: storageKeys.settings,
    search: { load: loadSearch, onFail },
  })
  const detachConsult = attachConsult(root, { onFail })
  const frames = attachFrames(root, { onFail })
  return {
    ...frames,
    update: controls.update,
    stop() {
      controls.stop()
      detachConsult()
      frames.stop()
    },
  }
}

async function loadSearch(): Promise<() => void> {
  const [{ pageSearch }, { picker, search }] = await Promise.all([import('./search/pageSearch.ts'), loadWords()])
  return pageSearch(localeOfPath(location.pathname), picker, search)
}
