import { AppProvider, type Navigation, type NavigationPageItem } from '@toolpad/core/AppProvider'
import { DashboardLayout, DashboardSidebarPageItem } from '@toolpad/core/DashboardLayout'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchMenu } from '../menu.ts'
import type { Shell } from '../Shell.ts'
import { createAddress, useAddress, type Address } from '../shells/address.ts'
import { Page } from '../shells/Page.tsx'

/** Toolpad's DashboardLayout. It renders the menu three times: for phones, tablets and desktops. */
const shell: Shell = {
  collapse: '[aria-label="Collapse navigation menu"]',
  mount(host, menu) {
    const address = createAddress(menu[0]?.pages[0]?.path ?? '/')
    createRoot(host).render(<App address={address} navigation={navigationOf(menu)} />)
  },
}

function App({ address, navigation }: { address: Address; navigation: Navigation }) {
  const pathname = useAddress(address)
  const router = useMemo(() => {
    return { pathname, searchParams: new URLSearchParams(), navigate: (path: string | URL) => address.go(String(path)) }
  }, [pathname, address])
  return (
    <AppProvider branding={{ title: 'Acme' }} navigation={navigation} router={router}>
      <DashboardLayout renderPageItem={openGroup}>
        <Page path={pathname} />
      </DashboardLayout>
    </AppProvider>
  )
}

function openGroup(item: NavigationPageItem) {
  return <DashboardSidebarPageItem item={item} expanded />
}

/** The menu as Toolpad has it: each item has a segment of the path. */
function navigationOf(menu: BenchMenu): Navigation {
  return menu.map(({ title, pages }, group) => ({
    segment: `group-${group + 1}`,
    title,
    children: pages.map((page) => ({ segment: page.path.split('/').at(-1) ?? '', title: page.title })),
  }))
}

Object.assign(globalThis, { shell })
