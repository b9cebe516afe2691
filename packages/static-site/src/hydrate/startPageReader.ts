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
}

/** Controls around the article that were pressed and do not show yet what they open; none while the application loads to answer them. */
const unanswered = `:root:not([${hydratingAttribute}], :has(dialog[open])) :is(button, [${heldLinkAttribute}])[aria-busy="true"]:not(${articleButtons})`

/** How long the reader waits for them, in ms. */
const limit = 1000

/** Time between two looks at them, in ms. */
const pause = 30

/**
 * Starts the reader in a separate task, after the controls around the article have answered what was pressed before, and then calls `onStart`.
 * It is not started any more once it was stopped.
 */
export function startPageReader(start: () => PageReader, onStart: () => void): StartedReader {
  let running: PageReader | undefined
  const since = Date.now()
  const run = () => {
    if (document.querySelector(unanswered) && Date.now() - since < limit) {
      timer = setTimeout(run, pause)
      return
    }
    running = start()
    onStart()
  }
  let timer = setTimeout(run)
  return {
    isRunning: () => running !== undefined,
    save: () => running?.save(),
    async stop() {
      clearTimeout(timer)
      await running?.stop()
    },
  }
}
