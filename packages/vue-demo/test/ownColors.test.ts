import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as vue from 'vue'
import { expect, test } from 'vitest'
import { libraryDir } from '../src/library.ts'
import { contrastRatio, type Rgb } from '../src/theme/color.ts'
import { darkTheme } from '../src/theme/darkTheme.ts'
import { launch } from './browser.ts'

/** Hexadecimal, by name and as a function; dark and light, of every hue. */
const colors = ['#8a5a00', '#1f5f4a', '#6b2d5c', '#515a6e', '#000', '#00f', '#f00', '#ffa2d3', '#fff', 'rebeccapurple', 'rgb(20, 30, 90)']

interface ShownTag {
  color: string
  inline: string
  /** Colors of the text, of the icon, of the outline and of the surface. */
  text: Rgb
  icon: Rgb
  line: Rgb
  surface: Rgb
}

test('[PLUS-04] outlined tags in any color that a prop sets are legible in the dark theme, on the page and in overlays', async () => {
  const css = readFileSync(`${libraryDir}/dist/styles/viewuiplus.css`, 'utf8')
  const script = createRequire(import.meta.url).resolve('vue/dist/vue.global.prod.js')
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.setContent(
      '<!doctype html><html class="dark"><body><div id="page"></div><div class="ivu-modal-content"></div></body></html>',
    )
    for (const content of [css, darkTheme(css, { selector: '.dark' })]) await page.addStyleTag({ content })
    await page.addScriptTag({ path: script })
    await page.addScriptTag({ path: `${libraryDir}/dist/viewuiplus.min.js` })
    const shown = await page.evaluate(showTags, colors)
    expect(shown).toHaveLength(colors.length * 2)
    for (const { color, inline, text, icon, line, surface } of shown) {
      expect(inline, 'the color of the prop is unchanged').not.toBe('')
      expect(contrastRatio(text, surface), `text of ${color}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(icon, surface), `icon of ${color}`).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(line, surface), `outline of ${color}`).toBeGreaterThanOrEqual(3)
    }
    const light = shown.find(({ color }) => color === '#ffa2d3')
    expect(light?.text, 'a light color stays as it is').toEqual([255, 162, 211])
  } finally {
    await browser.close()
  }
})

/** Runs in the page: shows a closable outlined tag in each color, on the page and in an overlay, and reads its colors. */
async function showTags(shownColors: readonly string[]): Promise<ShownTag[]> {
  const { Vue, ViewUIPlus } = window as Window & { Vue?: typeof vue; ViewUIPlus?: vue.Plugin }
  if (!Vue || !ViewUIPlus) throw new Error('The library did not load.')
  const { createApp, h, nextTick, resolveComponent } = Vue
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('There is no canvas to convert colors with.')
  // The colors as they are painted.
  const painted = (color: string): [number, number, number] => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  for (const place of document.querySelectorAll('body > div')) {
    const tags = () => shownColors.map((color) => h(resolveComponent('Tag'), { color, type: 'border', closable: true, title: color }))
    createApp({ render: tags }).use(ViewUIPlus).mount(place)
  }
  await nextTick()
  return Array.from(document.querySelectorAll<HTMLElement>('.ivu-tag'), (tag) => {
    const styleOf = (selector: string) => {
      const part = tag.querySelector<HTMLElement>(selector)
      if (!part) throw new Error(`A tag has no ${selector}.`)
      return { inline: part.style.color, color: painted(getComputedStyle(part).color) }
    }
    const { inline, color: text } = styleOf('.ivu-tag-text')
    const { borderTopColor, backgroundColor } = getComputedStyle(tag)
    const icon = styleOf('.ivu-icon').color
    return { color: tag.title, inline, text, icon, line: painted(borderTopColor), surface: painted(backgroundColor) }
  })
}
