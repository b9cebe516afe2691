import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CollectionOptions } from '@view-site/docs/compile'
import { localizePath, toLocale } from '@view-site/i18n/product'
import { localizeDemo } from '@view-site/vue-demo/vite'
import { versions } from '@view-site/content/versions'
import { licensedProducts } from '@view-site/site-data/licensedProducts'
import { links } from '@view-site/site-data/links'
import library from 'view-ui-plus/package.json' with { type: 'json' }
import { articlePath } from '../src/docs/articlePath.ts'
import { products } from '../src/docs/products.ts'
import { isPublicPage } from '../src/search/isPublicPage.ts'
import { reportUrl } from '../src/pages/reportedPage.ts'
import { publicPaths } from '../src/publicPaths.ts'
import type { BuildEnv } from './buildEnv.ts'
import { packageReference } from './packageReference.ts'
import { typeLinks } from './typeLinks.ts'
import { createDemoAdapter } from './versions/createDemoAdapter.ts'
import { olderReleaseOf } from '@view-site/content/older-releases'

/** How the site reads its content, in development and in the build. */
export function collectionOptions({ content, locales, reference }: BuildEnv): CollectionOptions {
  return {
    root: content,
    locales,
    products: [...products, 'site'],
    pathOf: articlePath,
    ...(reference && isOwnContent(content) ? { references: packageReference } : {}),
    ...(isOwnContent(content) ? { versions, adaptDemo: createDemoAdapter(content) } : {}),
    // Without the reference, pages of the list are missing.
    checkAddresses: reference,
    routes: publicPaths,
    licences: { products: licensedProducts, href: '/price' },
    publicFolder: resolve(import.meta.dirname, '../public'),
    localizeDemo,
    typeLinks,
    searchable: ({ path }) => isPublicPage(path),
    reportUrl: ({ path, locale, id }) =>
      reportUrl({
        page: localizePath(path, toLocale(locale)),
        ...(id.startsWith('view-ui-plus/') ? { version: olderReleaseOf(id)?.release ?? library.version } : {}),
      }),
    editUrl: (file) => `${links.repository}/edit/main/content/${file}`,
  }
}

/** Whether this is the site's own content or a copy of it: only that links to the API reference of the packages, and has older versions. */
function isOwnContent(content: string): boolean {
  return existsSync(join(content, 'site/links.ts'))
}
