// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source learns of these modules only so
/// <reference path="../library-modules.d.ts" />
interface Service {
  /** What it shows under `body`: there only while its module is loaded anyway. */
  selector: string
  close: (element: HTMLElement) => Promise<void> | void
}

/** Services that live in apps of their own: unmounting the demo that called one does not close it. */
const services: Service[] = [
  { selector: '.ivu-message', close: async () => (await import('view-ui-plus/src/components/message/index.js')).default.destroy() },
  { selector: '.ivu-notice', close: async () => (await import('view-ui-plus/src/components/notice/index.js')).default.destroy() },
  { selector: '.ivu-modal-confirm', close: closeConfirm },
  { selector: '.ivu-spin-fullscreen', close: async () => (await import('view-ui-plus/src/components/spin/index.js')).default.hide() },
  { selector: '.ivu-loading-bar', close: async () => (await import('view-ui-plus/src/components/loading-bar/index.js')).default.destroy() },
  { selector: '.ivu-image-preview-arrow-close', close: (button) => button.click() },
]

const locks = '.ivu-modal-mask, .ivu-drawer-mask, .ivu-spin-fullscreen, .ivu-image-preview-mask'

/** The library's longest closing animation; by then its own timers have let go of the elements. */
const closingTime = 700

/**
 * Notes what stands over the page now; the function returned, called after the demo is unmounted, closes what is left of
 * it: services, their empty containers, and the scroll lock of `body`.
 */
export function sweepOverlays(page: Document): () => void {
  const isLocked = page.querySelector(locks) !== null
  return () => {
    const open = services.flatMap(({ selector, close }) => {
      const element = page.querySelector<HTMLElement>(selector)
      return element ? [{ container: containerOf(element), closing: Promise.resolve(close(element)) }] : []
    })
    const containers = open.map(({ container }) => container)
    // Out of sight at once; removed when the library, which closes them by timers, is done with them.
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

/** One that is closing already is left to its own timer: the library would remove its element twice, and throw. */
async function closeConfirm(element: HTMLElement): Promise<void> {
  const modal = element.closest<HTMLElement>('.ivu-modal')
  const isClosing = modal !== null && (modal.style.display === 'none' || /-leave-(active|to)\b/.test(modal.className))
  if (!isClosing) (await import('view-ui-plus/src/components/modal/index.js')).default.remove()
}
