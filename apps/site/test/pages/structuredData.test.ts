import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { localizePath, locales, type Locale } from '@view-site/i18n/product'
import { expect, test } from 'vitest'
import { structuredData } from '../../src/head/structuredData.ts'

const dist = resolve(import.meta.dirname, '../../dist/client')

test.each(locales)('[PLUS-01] in %s the built home page and price page contain what they are about', async (locale) => {
  for (const path of ['/', '/price']) {
    const html = await builtPage(path, locale)
    const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(html) ?? []
    expect(dataIn(html)).toEqual({ '@context': 'https://schema.org', '@graph': structuredData({ path, description }, locale, []) })
  }
})

test.each(locales)('[PLUS-01] in %s a built documentation page says that it is an article, and where it is', async (locale) => {
  const path = '/view-ui-plus/component/base/button'
  const [url, product] = [path, '/view-ui-plus/guide/introduce'].map((one) => `https://www.view-ui.example${localizePath(one, locale)}`)
  expect(dataIn(await builtPage(path, locale))).toMatchObject({
    '@graph': [
      { '@type': 'TechArticle', url, inLanguage: locale },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'View UI Plus', item: product }, { position: 2 }] },
    ],
  })
})

function builtPage(path: string, locale: Locale): Promise<string> {
  const address = localizePath(path, locale)
  return readFile(`${dist}${address === '/' ? '/index' : address}.html`, 'utf8')
}

function dataIn(html: string): unknown {
  const [, data = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? []
  return JSON.parse(data)
}
