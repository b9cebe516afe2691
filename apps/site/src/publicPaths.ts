import { store } from '@view-site/site-data/store'
import { productIndexes } from './docs/products.ts'

/** Prerendered pages besides the documentation that search engines may list; paths without a locale. */
export const indexedPaths: readonly string[] = [
  '/',
  '/price',
  '/store',
  ...store.map(({ id }) => `/store/item/${id}`),
  '/resource',
  '/resource/sketch',
  '/new-issue',
  '/privacy',
  '/terms',
]

/** Prerendered pages that are not in the sitemap: account and checkout pages, errors, shells of routes with a parameter. */
export const unindexedPaths = [
  '/403',
  '/404',
  '/500',
  '/recover',
  '/check-mail',
  '/reset/_',
  '/verify/_',
  '/user/purchases',
  '/user/orders',
  '/user/invoice',
  '/user/release/_',
  '/user/password',
  '/user/account',
  '/user/auth',
  '/store/purchases',
  '/store/item/_',
  '/store/doc/_',
  '/store/pay/_',
  '/store/release/_',
  '/system-log',
  '/consult',
  '/pay/_',
] as const

/** Path prefixes of the account and the checkout, which crawlers must not visit. */
export const privatePaths = ['/user/', '/pay/', '/store/doc/', '/store/pay/', '/store/release/', '/store/purchases']

/** Every prerendered page that is not documentation. */
export const publicPaths: readonly string[] = [...indexedPaths, ...unindexedPaths]

/** Paths of sections, each with the page that it redirects to. */
export const sectionPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(productIndexes).map(([product, page]) => [`/${product}`, `/${product}/${page}`])),
  '/user': '/user/purchases',
}
