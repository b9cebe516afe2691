import { answerLink } from '@view-site/static-site/hydrate'
import { loadWords } from '../../locales/loadWords.ts'

/** Selects what `ConsultButton` renders. */
const consultSelector = 'aside:has(> a[aria-haspopup="dialog"])'

/** Options of {@link attachConsult}. */
export interface AttachConsultOptions {
  /** Called if the code of the dialog cannot be loaded for a press. `retry` presses again. @default follows the link */
  onFail?: (retry: () => void) => void
}

/**
 * Makes the link of the consult button, if there is one below `root`, open its dialog, whose code loads when the pointer or the focus is on the
 * link, or with the press. Returns a cleanup function.
 */
export function attachConsult(root: ParentNode, { onFail }: AttachConsultOptions = {}): () => void {
  const aside = root.querySelector<HTMLElement>(consultSelector)
  const link = aside?.querySelector('a')
  if (!aside || !link) return () => undefined
  const controller = new AbortController()
  const { signal } = controller

  const open = async (pressed: HTMLAnchorElement) => {
    pressed.ariaBusy = 'true'
    try {
      const [{ openSiteConsult }, { consult }] = await load()
      openSiteConsult(aside, consult)
    } catch {
      if (onFail) onFail(() => void open(pressed))
      else location.assign(pressed.href)
    } finally {
      pressed.ariaBusy = null
    }
  }
  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // A second press waits for the same dialog.
      if (!link.ariaBusy) void open(link)
    },
    { signal },
  )
  for (const type of ['pointerenter', 'focus', 'touchstart'])
    link.addEventListener(type, () => void load().catch(() => undefined), { signal, passive: true })
  const hold = answerLink(link)
  return () => {
    hold()
    controller.abort()
  }
}

function load() {
  return Promise.all([import('./openSiteConsult.ts'), loadWords()])
}
