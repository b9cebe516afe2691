// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source finds the declarations of these modules only through this reference
/// <reference path="../library-modules.d.ts" />
interface Service {
  /** Matches its overlays under `body`. Without a match its module is not loaded. */
  selector: string
  close: (element: HTMLElement) => Promise<void> | void
}

/** Overlay services that run in separate Vue apps: unmounting the demo that called one does not close it. */
const services: Service[] = [
  { selector: '.ivu-message', close: async () => (await import('view-ui-plus/src/components/message/index.js')).default.destroy() },
  { selector: '.ivu-notice', close: async () => (await import('view-ui-plus/src/components/notice/index.js')).default.destroy() },
  { selector: '.ivu-modal-confirm', close: closeConfirm },
  { selector: '.ivu-spin-fullscreen', close: async () => (await import('view-ui-plus/src/components/spin/index.js')).default.hide() },
  { selector: '.ivu-loading-bar', close: async () => (await import('view-ui-plus/src/components/loading-bar/index.js')).default.destroy() },
  { selector: '.ivu-image-preview-arrow-close', close: (button) => button.click() },
]

const locks = '.ivu-modal-mask, .ivu-drawer-mask, .ivu-spin-fullscreen, .ivu-image-preview-mask'

/** Duration of the library's longest closing animation; after it, the library's timers no longer touch the elements. */
const closingTime = 700

/**
 * Call before unmounting a demo, and the returned function afterwards: it closes the library's overlays that are open then, removes their
 * containers, and releases the scroll lock of `body` if it was set.
 */
export function trackOverlays(page: Document): () => void {
  const isLocked = page.querySelector(locks) !== null
  return () => {
    const open = services.flatMap(({ selector, close }) => {
      const element = page.querySelector<HTMLElement>(selector)
      return element ? [{ container: containerOf(element), closing: Promise.resolve(close(element)) }] : []
    })
    const containers = open.map(({ container }) => container)
    // Hidden immediately; removed once the library's closing timers have run.
    for (const container of containers) container.style.display = 'none'
    if (isLocked) unlock(page)
    void Promise.allSettled(open.map(({ closing }) => closing)).then(() =>
      setTimeout(() => finish(page, containers, isLocked), closingTime),
    )
  }
}

function finish(page: Document, containers: HTMLElement[], isLocked: boolean): void {
  for (const container of containers) container.remove()
  if (isLocked && !page.querySelector(locks)) unlock(page)
}

function unlock({ body }: Document): void {
  body.style.overflow = ''
  body.style.paddingRight = ''
}

/** The child of `body` that holds an element. */
function containerOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('body > *') ?? element
}

/** An overlay that is already closing is left to its own timer: otherwise the library removes its element twice and throws. */
async function closeConfirm(element: HTMLElement): Promise<void> {
  const modal = element.closest<HTMLElement>('.ivu-modal')
  const isClosing = modal !== null && (modal.style.display === 'none' || /-leave-(active|to)\b/.test(modal.className))
  if (!isClosing) (await import('view-ui-plus/src/components/modal/index.js')).default.remove()
}
