import './SiderModes.css.ts'
import { siderId } from '../../core/documentNames.ts'

const reached = '[data-open], :hover, :has(:focus-visible)'
const entries = 'a, summary'

/**
 * Lets a sider over the page close without moving pointer or focus: by Escape, or when a page is chosen in it; and lets a finger open it,
 * whose first press follows no link. Its style sheet opens it on hover and focus. Needs no React. Returns a cleanup function.
 */
export function attachOverlaySider(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let opensByPress = false

  const on = <Type extends keyof DocumentEventMap>(type: Type, listen: (event: DocumentEventMap[Type], sider: HTMLElement) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const sider = overlaySider()
        if (sider) listen(event, sider)
      },
      { signal, capture: true },
    )

  on('keydown', ({ key }, sider) => {
    if (key === 'Escape' && sider.dataset.shut === undefined && sider.matches(reached)) shut(sider)
  })
  on('pointerdown', ({ target, pointerType }, sider) => {
    const isInside = contains(sider, target)
    opensByPress = isInside && pointerType !== 'mouse' && sider.dataset.open === undefined
    if (opensByPress) open(sider)
    else if (!isInside) delete sider.dataset.open
  })
  on('click', (event, sider) => {
    const { target } = event
    if (!(target instanceof Element) || !sider.contains(target)) return
    if (opensByPress) {
      opensByPress = false
      event.preventDefault()
      event.stopPropagation()
    } else if (isChoice(event)) {
      // After the page's own listeners: a link that loses the focus would not be followed.
      setTimeout(() => shut(sider))
    } else delete sider.dataset.shut
  })
  on('pointerover', ({ target }, sider) => {
    if (!contains(sider, target) && !sider.matches(':has(:focus-visible)')) delete sider.dataset.shut
  })
  on('focusin', ({ target, relatedTarget }, sider) => {
    if (contains(sider, target) || (contains(sider, relatedTarget) && !sider.matches(':hover'))) delete sider.dataset.shut
  })
  return () => controller.abort()
}

function overlaySider(): HTMLElement | null {
  return document.documentElement.dataset.siderMode === 'overlay' ? document.getElementById(siderId) : null
}

function open(sider: HTMLElement): void {
  sider.dataset.open = ''
  delete sider.dataset.shut
}

/** The focus goes from a page of a group, which is hidden now, to the group. */
function shut(sider: HTMLElement): void {
  const held = document.activeElement?.closest(`#${siderId} > ul > li`)
  held?.querySelector<HTMLElement>(entries)?.focus()
  delete sider.dataset.open
  sider.dataset.shut = ''
}

/** Whether a link was followed that leaves the sider in the way: one that opens in a new tab does not. */
function isChoice({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null && !ctrlKey && !metaKey && !shiftKey
}

function contains(sider: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && sider.contains(target)
}
