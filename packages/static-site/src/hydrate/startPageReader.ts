import { articleButtons } from './articleButtons.ts'
import { heldLinkAttribute, hydratingAttribute } from './documentNames.ts'

/** What makes the article of a page interactive without the application. */
export interface PageReader {
  /** Saves what the application continues with. */
  save: () => void
  /** Leaves the page as it was prerendered, for the application to hydrate. */
  stop: () => Promise<void>
}

/** The reader of a page, which may not run yet. */
export interface StartedReader extends PageReader {
  isRunning: () => boolean
  /** Loads its code again, if that failed. */
  retry: () => void
}

/** When the reader of a page runs, and when it cannot. */
export interface ReaderEvents {
  onStart: () => void
  /** Called if its code cannot be loaded. */
  onFail: () => void
}

/** Controls around the article that were pressed and do not show yet what they open; none while the application loads to answer them. */
const unanswered = `:root:not([${hydratingAttribute}], :has(dialog[open])) :is(button, [${heldLinkAttribute}])[aria-busy="true"]:not(${articleButtons})`

/** How long the reader waits for them, in ms. */
const limit = 1000

/** Time between two looks at them, in ms. */
const pause = 30

/**
 * Loads the reader in a separate task, after the controls around the article have answered what was pressed before, and starts it. It is not
 * started any more once it was stopped.
 * @param load Loads the code of the reader. Returns a function that starts it.
 */
export function startPageReader(load: () => Promise<() => PageReader>, { onStart, onFail }: ReaderEvents): StartedReader {
  let state: 'loading' | 'running' | 'failed' | 'stopped' = 'loading'
  let running: PageReader | undefined
  const since = Date.now()
  const run = async () => {
    if (document.querySelector(unanswered) && Date.now() - since < limit) {
      timer = setTimeout(run, pause)
      return
    }
    // An error that the code itself throws shows nowhere else.
    const start = await load().catch(reportError)
    if (state === 'stopped') return
    state = start ? 'running' : 'failed'
    running = start?.()
    if (start) onStart()
    else onFail()
  }
  let timer = setTimeout(run)
  return {
    isRunning: () => state === 'running',
    retry() {
      if (state !== 'failed') return
      state = 'loading'
      void run()
    },
    save: () => running?.save(),
    async stop() {
      state = 'stopped'
      clearTimeout(timer)
      await running?.stop()
    },
  }
}
