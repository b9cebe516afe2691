import { createLayout, AppLayout, layoutT, type RouteInfo, type RouterPort } from '@view-site/layout'
import { siderId } from '@view-site/layout/prepaint'
import { enUS } from '@view-site/layout/locales/en-US'
import '@view-site/ui/theme'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../Shell.ts'
import { createAddress, useAddress, type Address } from './address.ts'
import { layoutMenuOf, openAll } from './layoutMenu.ts'
import { Page } from './Page.tsx'

const shell: Shell = {
  collapse: `header [aria-controls="${siderId}"]`,
  mount(host, menu) {
    const router = portOf(createAddress(menu[0]?.pages[0]?.path ?? '/'))
    const layout = createLayout({
      router,
      brand: { title: 'Acme' },
      t: layoutT(enUS),
      menu: layoutMenuOf(menu),
      settings: { menuAccordion: false },
    })
    openAll(layout, menu)
    createRoot(host).render(<AppLayout layout={layout} />)
  },
}

function portOf(address: Address): RouterPort {
  let current = infoOf(address.get())
  address.subscribe(() => (current = infoOf(address.get())))
  return {
    subscribe: address.subscribe,
    current: () => current,
    resolve: infoOf,
    navigate: address.go,
    block: () => () => {},
    Link: ({ href, replace, children, ...rest }) => (
      <a {...rest} href={href} data-replace={replace} onClick={(event) => address.follow(event, href)}>
        {children}
      </a>
    ),
    View: () => <Page path={useAddress(address)} />,
  }
}

function infoOf(path: string): RouteInfo {
  return { name: path, path, fullPath: path, params: {}, query: {}, meta: { page: 'article' } }
}

Object.assign(globalThis, { shell })
