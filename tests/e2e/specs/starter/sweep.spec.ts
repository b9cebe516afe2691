import type { Page } from '@playwright/test'
import { repeats } from '../../full.ts'
import { expect, test } from '../../pages/starter.ts'

/** The header at one width. */
interface Sample {
  width: number
  /** Width available for the breadcrumb, in px. */
  available: number
  breadcrumb: boolean
  /** Whether the header menu is shown as a bar, as a dropdown, or not at all. */
  menu: 'line' | 'dropdown' | 'none'
  /** Problems at this width: parts that overlap, wrap or overflow. */
  wrong: string[]
}

if (repeats('the header at every width')) {
  test('[LAY-03] [LAY-04] the header from 320 to 1920 px: nothing overlaps, wraps or flickers, and each part switches once', async ({
    page,
    enter,
  }) => {
    await enter({ path: '/assets' })
    const up = await sweep(page, widths(320, 1920))
    expect(up.at(0)?.width).toBe(320)
    expect(up.at(-1)?.width).toBe(1920)
    expect(up).toHaveLength(1601)
    expect(up.filter(({ wrong }) => wrong.length > 0)).toEqual([])

    for (const { width, available, breadcrumb } of up) expect([width, breadcrumb]).toEqual([width, available >= 560])
    expect(flips(up, ({ breadcrumb }) => breadcrumb)).toHaveLength(1)

    const desktop = up.filter(({ width }) => width > 992)
    expect(up.filter(({ width }) => width <= 992).every(({ menu }) => menu === 'none')).toBe(true)
    expect(desktop[0]?.menu).toBe('dropdown')
    const [turn] = flips(desktop, ({ menu }) => menu)
    expect(flips(desktop, ({ menu }) => menu)).toHaveLength(1)

    // Shrinking the window switches everything at the same widths: the result depends on the width only.
    for (const at of [turn?.width, flips(up, ({ breadcrumb }) => breadcrumb)[0]?.width, 993, 601]) {
      if (at === undefined) throw new Error('No part of the header switched.')
      // oxlint-disable-next-line no-await-in-loop -- one frame, one range after the other
      const down = await sweep(page, widths(at - 12, at + 12).toReversed())
      expect(down.toReversed()).toEqual(up.filter(({ width }) => Math.abs(width - at) <= 12))
    }
  })
}

function widths(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The samples at which something differs from the previous one. */
function flips(samples: readonly Sample[], of: (sample: Sample) => unknown): Sample[] {
  return samples.filter((sample, index) => {
    const before = samples[index - 1]
    return before !== undefined && of(before) !== of(sample)
  })
}

/**
 * Loads the app in a frame and sets one width after the other, for one animation frame each. What is measured has been painted: a part that
 * needs a second pass to find its state would be measured in the wrong one.
 */
async function sweep(page: Page, all: readonly number[]): Promise<Sample[]> {
  await openFrame(page)
  const seen = await page.evaluate(async (each) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-sweep]')
    const [inside, view] = [frame?.contentDocument, frame?.contentWindow]
    if (!frame || !inside || !view) throw new Error('The frame has no page.')
    const painted = () => new Promise((resolve) => view.requestAnimationFrame(resolve))
    frame.style.width = `${each[0]}px`
    for (let wait = 0; wait < 20; wait += 1) await painted()
    const looks = []
    for (const width of each) {
      frame.style.width = `${width}px`
      // Set in one callback, laid out and painted, and measured in the next.
      await painted()
      const header = inside.querySelector('header')
      const menu = header?.querySelector('nav')
      const available = menu?.nextElementSibling
      if (!header || !menu || !available) throw new Error('The header has no menu, or nothing next to it.')
      const { left, right, height } = header.getBoundingClientRect()
      looks.push({
        width,
        header: { left, right, height },
        available: available.clientWidth,
        breadcrumb: available.querySelector('ol') !== null,
        hasMenu: menu.getClientRects().length > 0,
        hasDropdown: menu.querySelector(':scope > details')?.checkVisibility() === true,
        lines: new Set([...menu.querySelectorAll(':scope > ul > li')].map((one) => one.getBoundingClientRect().top)).size,
        // All interactive elements, in their order.
        parts: [...header.querySelectorAll('a, button, summary')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('details > :not(summary)'))
          .map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right] as const),
      })
    }
    return looks
  }, all)
  return seen.map(judge)
}

async function openFrame(page: Page): Promise<void> {
  const frame = page.locator('iframe[data-sweep]')
  if ((await frame.count()) > 0) return
  await page.evaluate(() => {
    const one = Object.assign(document.createElement('iframe'), { src: location.href })
    one.dataset.sweep = ''
    one.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1920px;height:96px;border:0;z-index:99'
    document.body.append(one)
    // Hides the app around the frame.
    document.querySelector('#root')?.setAttribute('hidden', '')
  })
  await expect(frame.contentFrame().getByRole('navigation', { name: '当前位置' })).toBeVisible()
}

/** Measurements of the header at one width. */
interface Look {
  width: number
  header: { left: number; right: number; height: number }
  available: number
  breadcrumb: boolean
  hasMenu: boolean
  hasDropdown: boolean
  lines: number
  parts: (readonly [left: number, right: number])[]
}

function judge({ width, header, available, breadcrumb, hasMenu, hasDropdown, lines, parts }: Look): Sample {
  const wrong = parts.flatMap(([left, right], index) => {
    const before = parts[index - 1]
    return [
      ...(before && left < before[1] - 0.5 ? [`part ${index} begins at ${left}, the one before ends at ${before[1]}`] : []),
      ...(left < header.left - 0.5 || right > header.right + 0.5 ? [`part ${index} reaches from ${left} to ${right}`] : []),
    ]
  })
  if (header.height !== 48) wrong.push(`the header is ${header.height} px high`)
  if (hasMenu && !hasDropdown && lines !== 1) wrong.push(`the head menu takes ${lines} lines`)
  const shown = hasDropdown ? 'dropdown' : 'line'
  return { width, available, breadcrumb, menu: hasMenu ? shown : 'none', wrong }
}
