import type { CallRequest } from '@view-site/contract'
import type { Files } from '../../src/index.ts'

/** The body that requests the page in `lockedFiles`. */
export const lockedPage = { scope: 'doc', id: 'view-ui-plus/guide/install', locale: 'zh-CN' } satisfies CallRequest<'pro/info/get'>

/** Output of the site's build: a page with one part for Pro, and one for Admin Plus or iCRUD. */
export const lockedFiles: Files = {
  read: (path) => Promise.resolve(path === 'zh-CN/view-ui-plus/guide/install.json' ? text : undefined),
}

const text = JSON.stringify({
  parts: [
    { id: 'locked-1', products: ['pro'], html: '<p>for Pro</p>' },
    { id: 'locked-2', products: ['admin_plus', 'icrud'], html: '<p>for Admin Plus</p>' },
  ],
})
