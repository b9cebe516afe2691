import type { MenuTree } from '@view-site/docs/compile'
import { locales } from '@view-site/i18n/product'
import { store } from '@view-site/site-data/store'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { structuredData } from '../src/head/structuredData.ts'

const text = z.string().min(2)
const amount = z.string().regex(/^\d+(\.\d\d)?$/)
const currency = z.literal('CNY')
const url = z.url({ protocol: /^https$/ })
const step = { '@type': z.literal('ListItem'), name: text }

/** What Google asks of each type, and nothing else, so that a misspelled property fails. */
const things = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('WebSite'), name: text, url, description: text, inLanguage: z.enum(locales) }),
  z.strictObject({
    '@type': z.literal('SoftwareApplication'),
    name: text,
    url,
    description: text,
    applicationCategory: z.literal('DeveloperApplication'),
    operatingSystem: text,
    sameAs: z.array(url),
    offers: z.strictObject({ '@type': z.literal('Offer'), price: amount, priceCurrency: currency }),
  }),
  z.strictObject({ '@type': z.literal('TechArticle'), headline: text, url, description: text, inLanguage: z.enum(locales) }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    // Every step has an address, except that the last one may be the page itself.
    itemListElement: z.tuple([
      z.strictObject({ ...step, position: z.literal(1), item: url }),
      z.strictObject({ ...step, position: z.literal(2) }),
    ]),
  }),
  z.strictObject({
    '@type': z.literal('Product'),
    name: text,
    description: text,
    // Only items of the store have these; the SKU of an edition is in its offer.
    sku: text.optional(),
    image: z.array(url).min(1).optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
    offers: z
      .array(
        z.strictObject({
          '@type': z.literal('Offer'),
          sku: text,
          name: text,
          price: amount,
          priceCurrency: currency,
          availability: url,
          url,
        }),
      )
      .min(1),
  }),
])

test.each(locales)('[PLUS-01] the home page and the price page say what they are about, %s', (locale) => {
  const of = (path: string) => z.array(things).parse(structuredData({ path, description: 'Components.' }, locale, []))
  expect(of('/')).toMatchObject([
    { '@type': 'WebSite', name: 'View UI Plus' },
    { '@type': 'SoftwareApplication', name: 'View UI Plus' },
  ])
  expect(of('/price')).toMatchObject([{ name: 'Admin Plus' }, { name: 'iCRUD' }, { name: 'Admin Cloud' }])
  expect(structuredData({ path: '/terms', description: 'Terms.' }, locale, [])).toBeUndefined()
})

/** The menu of a product with one page in a group. */
function menuOf(page: string): MenuTree {
  const title = 'Button'
  return {
    product: 'view-ui-plus',
    title: 'View UI Plus',
    href: '/view-ui-plus/guide/introduce',
    items: [{ kind: 'group', title: '基础', items: [{ kind: 'page', title, subtitle: '按钮', page, href: `/${page}` }] }],
  }
}

test('[PLUS-01] a documentation page says that it is an article, and where it is in its product', () => {
  const menus = [menuOf('view-ui-plus/button')]
  const data = structuredData({ path: '/view-ui-plus/button', description: 'Starts an action.' }, 'zh-CN', menus)
  expect(z.array(things).parse(data)).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'Button 按钮',
      url: 'https://www.view-ui.example/view-ui-plus/button',
      description: 'Starts an action.',
      inLanguage: 'zh-CN',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'View UI Plus', item: 'https://www.view-ui.example/view-ui-plus/guide/introduce' },
        { '@type': 'ListItem', position: 2, name: 'Button 按钮' },
      ],
    },
  ])
  expect(structuredData({ path: '/view-ui-plus/unlisted', description: '' }, 'zh-CN', menus)).toBeUndefined()
})

test('a page of an older version has none: search engines list the current page', () => {
  const old = { ...menuOf('view-ui-plus/1.2/button'), version: { id: '1.2', section: 'view-ui-plus' } }
  expect(structuredData({ path: '/view-ui-plus/1.2/button', description: '' }, 'zh-CN', [old])).toBeUndefined()
})

test('an offer has the price of its edition and the address of the price page in its language', () => {
  const [product] = z.array(things).parse(structuredData({ path: '/price', description: '' }, 'en-US', []))
  expect(product).toMatchObject({
    offers: [
      { sku: 'admin_plus-standard', name: 'Standard', price: '1980.00', url: 'https://www.view-ui.example/en-US/price' },
      { sku: 'admin_plus-team', price: '3980.00' },
      { sku: 'admin_plus-enterprise', price: '5980.00' },
    ],
  })
})

test.each(locales)('[PLUS-01] [SALE-06] every item of the store is a product with its price and pictures, %s', (locale) => {
  for (const { id, title, price } of store) {
    const [item, ...rest] = z.array(things).parse(structuredData({ path: `/store/item/${id}`, description: '' }, locale, []))
    const url = `https://www.view-ui.example${locale === 'zh-CN' ? '' : '/en-US'}/store/item/${id}`
    expect(item).toMatchObject({ sku: id, name: title[locale], offers: [{ sku: id, price: (price / 100).toFixed(2), url }] })
    expect(rest).toEqual([])
  }
  expect(structuredData({ path: '/store/item/_', description: '' }, locale, [])).toBeUndefined()
})
