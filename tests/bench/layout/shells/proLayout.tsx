import { ProLayout, type ProLayoutProps } from '@ant-design/pro-components'
import { lazy, Suspense, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchMenu } from '../menu.ts'
import type { Shell } from '../Shell.ts'
import { createAddress, useAddress, type Address } from './address.ts'
import { Page } from './Page.tsx'

const SettingDrawer = lazy(async () => ({ default: (await import('./proSettings.ts')).SettingDrawer }))

const shell: Shell = {
  collapse: '.ant-pro-sider-collapsed-button',
  mount(host, menu) {
    const address = createAddress(menu[0]?.pages[0]?.path ?? '/')
    createRoot(host).render(<App address={address} menu={menu} />)
  },
}

function App({ address, menu }: { address: Address; menu: BenchMenu }) {
  const pathname = useAddress(address)
  const [settings, setSettings] = useState(false)
  const opened = useMemo(() => menu.map((_, group) => `/group-${group + 1}`), [menu])
  return (
    <ProLayout
      title="Acme"
      logo={false}
      layout="mix"
      route={{
        path: '/',
        routes: menu.map(({ title, pages }, group) => ({ path: `/group-${group + 1}`, name: title, routes: named(pages) })),
      }}
      location={{ pathname }}
      openKeys={opened}
      menuItemRender={linkOf(address)}
      actionsRender={() => [
        <button key="settings" type="button" onClick={() => setSettings(true)}>
          Settings
        </button>,
      ]}
    >
      <Page path={pathname} />
      {settings && (
        <Suspense>
          <SettingDrawer />
        </Suspense>
      )}
    </ProLayout>
  )
}

function linkOf(address: Address): NonNullable<ProLayoutProps['menuItemRender']> {
  return ({ path = '/' }, text) => (
    <a href={path} onClick={(event) => address.follow(event, path)}>
      {text}
    </a>
  )
}

function named(pages: BenchMenu[number]['pages']) {
  return pages.map(({ path, title }) => ({ path, name: title }))
}

Object.assign(globalThis, { shell })
