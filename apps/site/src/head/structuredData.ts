import { localizePath, type Locale } from '@view-site/i18n/product'
import { brand } from '@view-site/site-data/brand'
import { catalogue } from '@view-site/site-data/catalogue'
import { links } from '@view-site/site-data/links'
import { store } from '@view-site/site-data/store'
import type { MenuTree } from '@view-site/docs/compile'
import type { PageHead } from '@view-site/static-site/head'
import { pagesOf } from '@view-site/static-site/navigate'
import { env } from '../env.ts'

type Thing = NonNullable<PageHead['structuredData']>[number]

/**
 * What the home page, the price page, each item of the store and each documentation page is about, for search engines, in the terms of
 * schema.org. Only the build needs it.
 * @param menus Those of the documentation in that locale.
 */
export function structuredData(
  { path, description }: Pick<PageHead, 'path' | 'description'>,
  locale: Locale,
  menus: readonly MenuTree[],
): Thing[] | undefined {
  const url = env.origin + localizePath(path, locale)
  if (path === '/') return [website({ url, description }, locale), library({ url, description })]
  if (path === '/price') return catalogue.products.map((product) => productWithOffers(product, { url, locale }))
  const goods = store.find(({ id }) => path === `/store/item/${id}`)
  if (goods) return [itemWithOffer(goods, { url, locale })]
  return article({ url, description }, { path, locale, menus })
}

interface About {
  url: string
  description: string
}

/** A documentation page and its breadcrumb. Of an older version nothing: search engines list the current page instead. */
function article(about: About, { path, locale, menus }: { path: string; locale: Locale; menus: readonly MenuTree[] }): Thing[] | undefined {
  for (const { title: product, href, items } of menus.filter(({ version }) => !version)) {
    const page = pagesOf(items).find((one) => `/${one.page}` === path)
    if (!page) continue
    const headline = page.subtitle ? `${page.title} ${page.subtitle}` : page.title
    const steps = [{ name: product, item: env.origin + href }, { name: headline }]
    return [
      { '@type': 'TechArticle', headline, ...about, inLanguage: page.lang ?? locale },
      { '@type': 'BreadcrumbList', itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) },
    ]
  }
  return undefined
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
      ? [offer({ sku: edition.sku, name: edition.name[locale], price: edition.price, currency: edition.currency, url })]
      : [],
  )
  return { '@type': 'Product', name, description: summary[locale], brand: { '@type': 'Brand', name: brand.title }, offers }
}

/** An item of the store at the price that a visitor pays. */
function itemWithOffer(
  { id, title, summary, cover, gallery, price, currency }: (typeof store)[number],
  { url, locale }: { url: string; locale: Locale },
): Thing {
  return {
    '@type': 'Product',
    sku: id,
    name: title[locale],
    description: summary[locale],
    image: [cover, ...gallery].map(({ src }) => new URL(src, env.origin).href),
    brand: { '@type': 'Brand', name: brand.title },
    offers: [offer({ sku: id, name: title[locale], price, currency, url })],
  }
}

function offer({ sku, name, price, currency, url }: { sku: string; name: string; price: number; currency: string; url: string }): Thing {
  return {
    '@type': 'Offer',
    sku,
    name,
    price: (price / 100).toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url,
  }
}
