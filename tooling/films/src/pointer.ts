import type { Page } from 'playwright'

export interface Point {
  x: number
  y: number
}

/** Draws the pointer, which screenshots do not contain; `press` is the progress of a click, from 0 to 1. */
export async function drawPointer(page: Page, { x, y }: Point, press = 0): Promise<void> {
  await page.evaluate(draw, { x, y, press })
}

/** Runs in the page. */
function draw({ x, y, press }: Point & { press: number }): void {
  const id = 'film-pointer'
  const found = document.getElementById(id)
  const pointer = found ?? document.createElement('div')
  if (!found) {
    pointer.id = id
    pointer.ariaHidden = 'true'
    pointer.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none'
    pointer.innerHTML =
      '<div style="position: absolute; width: 36px; height: 36px; margin: -18px; border: 2px solid #2d8cf0; border-radius: 50%; background: rgb(45 140 240 / 20%)"></div>' +
      '<svg width="20" height="26" viewBox="0 0 20 26" style="position: absolute; filter: drop-shadow(0 1px 2px rgb(0 0 0 / 40%))">' +
      '<path d="M1.5 1.5v19l4.7-4.3 3 7.3 3.6-1.5-3-7.1h6.7z" fill="#17233d" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>'
    document.documentElement.append(pointer)
  }
  pointer.style.translate = `${x}px ${y}px`
  const ring = pointer.firstElementChild
  if (!(ring instanceof HTMLElement)) return
  ring.style.scale = String(0.3 + 0.7 * press)
  ring.style.opacity = String(press === 0 ? 0 : 1 - press * 0.8)
}
