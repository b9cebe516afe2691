import { localizePath, type Locale } from '@view-site/i18n/locale'
import { brand } from '@view-site/site-data/brand'
import { catalogue } from '@view-site/site-data/catalogue'
import { links } from '@view-site/site-data/links'
import type { PageHead } from '@view-site/static-site/head'
import { env } from '../env.ts'

type Thing = NonNullable<PageHead['structuredData']>[number]

/** What the home page and the price page are about, for search engines, in the terms of schema.org. Only the build needs it. */
export function structuredData({ path, description }: Pick<PageHead, 'path' | 'description'>, locale: Locale): Thing[] | undefined {
  const url = env.origin + localizePath(path, locale)
  if (path === '/') return [website({ url, description }, locale), library({ url, description })]
  return path === '/price' ? catalogue.products.map((product) => productWithOffers(product, { url, locale })) : undefined
}

interface About {
  url: string
  description: string
}

function website(about: About, locale: Locale): Thing {
  return { '@type': 'WebSite', name: brand.title, inLanguage: locale, ...about }
}

/** The component library, which is free of charge. */
function library(about: About): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: brand.title,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY' },
    sameAs: [links.library, links.npm],
    ...about,
  }
}

/** A product with its editions; those without a price are sold on request only. */
function productWithOffers(
  { product, name, summary }: (typeof catalogue)['products'][number],
  { url, locale }: { url: string; locale: Locale },
): Thing {
  const offers = catalogue.editions.flatMap((edition) =>
    edition.product === product && edition.price !== null
      ? [
          {
            '@type': 'Offer',
            sku: edition.sku,
            name: edition.name[locale],
            price: (edition.price / 100).toFixed(2),
            priceCurrency: edition.currency,
            availability: 'https://schema.org/InStock',
            url,
          },
        ]
      : [],
  )
  return { '@type': 'Product', name, description: summary[locale], brand: { '@type': 'Brand', name: brand.title }, offers }
}
