import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-sc'
import { finishAnimations } from '@view-site/vitest-config/animations'
import { beforeAll, describe, expect, test } from 'vitest'
import { cdp, server } from 'vitest/browser'
import { areaNames, cells, showCell } from './areas.tsx'

// The same letters on every machine, whatever fonts it has.
const fonts = '"Noto Sans SC Variable", "Noto Sans Arabic Variable"'

beforeAll(() => {
  for (const name of ['--font-sans', '--font-mono']) document.documentElement.style.setProperty(name, fonts)
})

// Other systems draw the same letters with other pixels.
describe.runIf(server.platform === 'linux')('[LAY-20] hard labels look as in the pictures', () => {
  test.each(cells)('$area, $name, $label, $direction', async (cell) => {
    const element = await showCell(cell)
    await movePointerAway()
    await document.fonts.ready
    finishAnimations()
    await expect(element).toMatchScreenshot(`${cell.area}/${cell.label}-${cell.name}-${cell.direction}`, { timeout: 60_000 })
  })
})

const smallest = areaNames.flatMap((area) => cells.findLast((cell) => cell.area === area) ?? [])

test.each(smallest)('[LAY-20] in the $area a label that is cut has its whole text as a tooltip', async (cell) => {
  const element = await showCell(cell)
  const wide = [...element.querySelectorAll('*')].filter(
    (one) => one.clientWidth > 1 && getComputedStyle(one).textOverflow === 'ellipsis' && widthOfText(one) > one.clientWidth,
  )
  // A row around a title that is cut has a wide text, too.
  const cut = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
  const untitled = () => {
    for (const one of cut) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return cut.filter((one) => one.closest('[title]')?.getAttribute('title') !== one.textContent).map((one) => one.outerHTML)
  }
  expect(cut.length).toBeGreaterThan(0)
  await expect.poll(untitled).toEqual([])
})

function widthOfText(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().width
}

/** What was under the pointer before looks hovered otherwise. */
async function movePointerAway(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
}
