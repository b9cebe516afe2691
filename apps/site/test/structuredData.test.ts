import { locales } from '@view-site/i18n/locale'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { structuredData } from '../src/head/structuredData.ts'

const text = z.string().min(2)
const amount = z.string().regex(/^\d+(\.\d\d)?$/)
const currency = z.literal('CNY')
const url = z.url({ protocol: /^https$/ })

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
  z.strictObject({
    '@type': z.literal('Product'),
    name: text,
    description: text,
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
  const of = (path: string) => z.array(things).parse(structuredData({ path, description: 'Components.' }, locale))
  expect(of('/').map((thing) => [thing['@type'], thing.name])).toEqual([
    ['WebSite', 'View UI Plus'],
    ['SoftwareApplication', 'View UI Plus'],
  ])
  expect(of('/price').map(({ name }) => name)).toEqual(['Admin Plus', 'iCRUD', 'Admin Cloud'])
  expect(structuredData({ path: '/terms', description: 'Terms.' }, locale)).toBeUndefined()
})

test('an offer has the price of its edition and the address of the price page in its language', () => {
  const [product] = z.array(things).parse(structuredData({ path: '/price', description: '' }, 'en-US'))
  expect(product).toMatchObject({
    offers: [
      { sku: 'admin_plus-standard', name: 'Standard', price: '1980.00', url: 'https://www.view-ui.example/en-US/price' },
      { sku: 'admin_plus-team', price: '3980.00' },
      { sku: 'admin_plus-enterprise', price: '5980.00' },
    ],
  })
})
