import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { dark, light } from '@view-site/ui/palette'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist/client')
const read = (address: string) => readFile(dist + address)
const html = await readFile(`${dist}/view-ui-plus/component/base/button.html`, 'utf8')
const addressOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? ''

test('[PLUS-01] a page links to icons for home screens and for programs without SVG', async () => {
  const touch = await read(addressOf('apple-touch-icon'))
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180])
  expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  expect((await read('/favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test('[PLUS-01] a page links to a manifest whose icons exist', async () => {
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse((await read(addressOf('manifest'))).toString())
  expect(manifest.name).toBe('View UI Plus')
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/apple-touch-icon.png'])
  for (const { src } of manifest.icons) expect((await read(src)).length).toBeGreaterThan(0)
})

test('[PLUS-01] the bars of the browser have the colour of the page in light and dark systems', () => {
  const colors = Array.from(html.matchAll(/<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)">/g))
  expect(colors.map(([, color, scheme]) => [scheme, color])).toEqual([
    ['light', light.color.bg.page],
    ['dark', dark.color.bg.page],
  ])
})
