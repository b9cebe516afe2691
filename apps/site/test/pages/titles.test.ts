import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { localeOfPath, locales } from '@view-site/i18n/product'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist/client')

test.each(locales)('[PLUS-01] in %s no two pages of the sitemap have the same title', async (locale) => {
  const sitemap = await readFile(`${dist}/sitemap.xml`, 'utf8')
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const listed = paths.filter((path) => localeOfPath(path) === locale)
  const titles = await Promise.all(listed.map(async (path) => [await titleOf(path), path] as const))
  const shared = [...Map.groupBy(titles, ([title]) => title)].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([title, pages]) => `${title}: ${pages.map(([, path]) => path).join(', ')}`)).toEqual([])
  expect(listed.length).toBeGreaterThan(200)
})

async function titleOf(path: string): Promise<string> {
  const html = await readFile(`${dist}${path === '/' ? '/index' : path}.html`, 'utf8')
  return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
}
