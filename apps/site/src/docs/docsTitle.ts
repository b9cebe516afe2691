import { brand } from '@view-site/site-data/brand'
import type { Locale } from '@view-site/i18n/product'
import { docsMenus } from '@view-site/static-site/navigate'
import { isProduct } from './products.ts'

/**
 * Title of a documentation page in the browser's tab and in search results: with the product's name where it is not the site's, because
 * products have pages of the same title. The names of packages need none.
 */
export function docsTitle(id: string, title: string, locale: Locale): string {
  const [product = ''] = id.split('/')
  if (product === 'packages' || !isProduct(product)) return title
  const name = docsMenus(locale).find((menu) => !menu.version && menu.product === product)?.title ?? ''
  return name === '' || name === brand.titleSuffix[locale] ? title : `${title} - ${name}`
}
