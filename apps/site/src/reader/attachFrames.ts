import { localeOfPath } from '@view-site/i18n/product'
import { opensAttribute } from '@view-site/layout/prepaint'
import { nextPaint } from '@view-site/platform'
import { dropPress, preloadDialog, prepareDialogs, type ReportFailure, type RunningControls } from '@view-site/static-site/hydrate'
import { signInSelector } from '@view-site/docs/reader'
import { loadWords } from '../locales/loadWords.ts'
import type { OpenPageFrame } from './frames/pageFrames.ts'

const loadDialogs = () => import('../app/dialogs/openDialog.ts')

/** How long the application has for a dialog once it runs, in ms. It may have no use for it: the visitor signed in elsewhere. */
const limit = 10_000

/** How long the code of a dialog waits for the frame, in ms. */
const frameLimit = 1000

/** Options of {@link attachFrames}. */
export interface AttachFramesOptions {
  /** Called if the code of a dialog cannot be loaded for a press. `retry` presses again. */
  onFail: ReportFailure
}

/**
 * Opens dialogs before the application has loaded, which loads after them: shows the frame of a dialog as soon as its button is pressed, and
 * the dialog once its code is there. That code, which the application shares, begins to load when the pointer or the focus is on such a
 * button, or with the press.
 */
export function attachFrames(root: HTMLElement, { onFail }: AttachFramesOptions): Required<RunningControls> {
  const controller = new AbortController()
  let waiting: HTMLElement | undefined
  let close: (() => void) | undefined

  function drop() {
    waiting = undefined
    close?.()
    close = undefined
  }
  async function showFrame(name: string, button: HTMLElement) {
    const open = await loadFrames()
    // The press may have been answered meanwhile.
    if (button.ariaBusy !== 'true') return
    close = open(name, button, () => {
      waiting = undefined
      return dropPress(button)
    })
    await nextPaint()
  }
  async function show(name: string, button: HTMLElement, load: () => void) {
    waiting = button
    void preloadDialog(name, localeOfPath(location.pathname))
    try {
      // The code of the dialog is fetched meanwhile, but runs later: it would delay the frame. Without its frame, the dialog opens all the same.
      await Promise.race([showFrame(name, button).catch(() => undefined), delay(frameLimit)])
      const { openDialog } = await loadDialogs()
      // Not if its frame was closed, or the application has answered the press.
      await openDialog(name, () => dropPress(button))
      waiting = undefined
    } catch {
      dropPress(button)
      drop()
      return onFail(() => button.click())
    }
    return load()
  }
  root.addEventListener('touchstart', ({ target }) => target instanceof Element && prepare(target), {
    signal: controller.signal,
    passive: true,
  })
  return {
    prepare,
    wait(button, load) {
      const name = dialogOf(button)
      if (name === undefined) load()
      else if (button !== waiting) void show(name, button, load)
    },
    drop,
    stop() {
      controller.abort()
      // Vite reports the code of a dialog that could not be loaded.
      addEventListener('vite:preloadError', drop)
      setTimeout(drop, limit)
    },
  }
}

function prepare(control: Element): boolean {
  if (dialogOf(control) === undefined) return false
  prepareDialogs(localeOfPath(location.pathname))
  for (const load of [loadFrames, loadDialogs]) load().catch(() => undefined)
  return true
}

async function loadFrames(): Promise<OpenPageFrame> {
  const [{ pageFrames }, { frames, demoRequest, consult }] = await Promise.all([import('./frames/pageFrames.ts'), loadWords()])
  return pageFrames({ ...frames, demoRequest, videos: consult.videos })
}

/** Name of the dialog that a button opens. */
function dialogOf(control: Element): string | undefined {
  const button = control.closest(`[${opensAttribute}], ${signInSelector}`)
  return button ? (button.getAttribute(opensAttribute) ?? 'sign-in') : undefined
}

function delay(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
