import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { localizePath, locales } from '@view-site/i18n/locale'
import { expect, test } from 'vitest'
import { structuredData } from '../../src/head/structuredData.ts'

const dist = resolve(import.meta.dirname, '../../dist/client')

test.each(locales)('[PLUS-01] in %s the built home page and price page contain what they are about', async (locale) => {
  for (const path of ['/', '/price']) {
    const address = localizePath(path, locale)
    const html = await readFile(`${dist}${address === '/' ? '/index' : address}.html`, 'utf8')
    const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(html) ?? []
    const [, data = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@graph': structuredData({ path, description }, locale) })
  }
})
