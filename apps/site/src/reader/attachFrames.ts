import { localeOfPath, type Locale } from '@view-site/i18n/product'
import { opensAttribute } from '@view-site/layout/prepaint'
import { dropPress, preloadDialog, prepareDialogs, type RunningControls } from '@view-site/static-site/hydrate'
import { signInSelector } from '@view-site/docs/reader'
import type { OpenPageFrame } from './frames/pageFrames.ts'

const frames: Record<Locale, () => Promise<{ default: OpenPageFrame }>> = {
  'zh-CN': () => import('./frames/zh-CN.ts'),
  'en-US': () => import('./frames/en-US.ts'),
}

/** How long the application has for a dialog once it runs, in ms. It may have no use for it: the visitor signed in elsewhere. */
const limit = 10_000

/**
 * Shows the frame of a dialog as soon as its button is pressed, while the application loads that has the dialog. The code of the frames
 * loads when the pointer or the focus is on such a button, or with the press.
 */
export function attachFrames(root: HTMLElement): Required<RunningControls> {
  const controller = new AbortController()
  let waiting: HTMLElement | undefined
  let close: (() => void) | undefined

  function drop() {
    waiting = undefined
    close?.()
    close = undefined
  }
  async function show(name: string, button: HTMLElement) {
    waiting = button
    try {
      const loading = load()
      void preloadDialog(name, localeOfPath(location.pathname))
      const open = await loading
      // The application may have answered the press meanwhile.
      if (button.ariaBusy !== 'true') return
      close = open(name, button, () => {
        waiting = undefined
        return dropPress(button)
      })
    } catch (error) {
      waiting = undefined
      throw error
    }
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    root.addEventListener(type, ({ target }) => dialogOf(target) && prepare(), { signal: controller.signal, passive: true })
  }
  return {
    wait(button) {
      const name = dialogOf(button)
      // Without its frame, the dialog opens all the same.
      if (name !== undefined && button !== waiting) show(name, button).catch(() => undefined)
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

function prepare(): void {
  prepareDialogs(localeOfPath(location.pathname))
  load().catch(() => undefined)
}

async function load(): Promise<OpenPageFrame> {
  return (await frames[localeOfPath(location.pathname)]()).default
}

/** Name of the dialog that a button opens. */
function dialogOf(target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest(`[${opensAttribute}], ${signInSelector}`) : null
  return button ? (button.getAttribute(opensAttribute) ?? 'sign-in') : undefined
}
