import { AppShell, Burger, Group, MantineProvider, NavLink, ScrollArea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import '@mantine/core/styles.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchMenu } from '../menu.ts'
import type { Shell } from '../Shell.ts'
import { createAddress, useAddress, type Address } from '../shells/address.ts'
import { Page } from '../shells/Page.tsx'

/** Mantine's AppShell with a collapsible navbar of nested links, as its documentation shows them. */
const shell: Shell = {
  collapse: '[aria-label="Toggle navigation"]',
  mount(host, menu) {
    const address = createAddress(menu[0]?.pages[0]?.path ?? '/')
    createRoot(host).render(
      <MantineProvider>
        <Frame navbar={<Menu address={address} menu={menu} />}>
          <CurrentPage address={address} />
        </Frame>
      </MantineProvider>,
    )
  },
}

function Frame({ navbar, children }: { navbar: ReactNode; children: ReactNode }) {
  const [mobileOpened, { toggle: toggleMobile }] = useDisclosure()
  const [desktopOpened, { toggle: toggleDesktop }] = useDisclosure(true)
  return (
    <AppShell
      padding="md"
      header={{ height: 60 }}
      navbar={{ width: 300, breakpoint: 'sm', collapsed: { mobile: !mobileOpened, desktop: !desktopOpened } }}
    >
      <AppShell.Header>
        <Group h="100%" px="md">
          <Burger opened={mobileOpened} onClick={toggleMobile} hiddenFrom="sm" size="sm" aria-label="Toggle menu" />
          <Burger opened={desktopOpened} onClick={toggleDesktop} visibleFrom="sm" size="sm" aria-label="Toggle navigation" />
          Acme
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        <AppShell.Section grow component={ScrollArea}>
          {navbar}
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  )
}

function Menu({ address, menu }: { address: Address; menu: BenchMenu }) {
  const current = useAddress(address)
  return menu.map(({ title, pages }) => (
    <NavLink key={title} href="#" label={title} childrenOffset={28} defaultOpened>
      {pages.map(({ path, title: label }) => (
        <NavLink key={path} href={path} label={label} active={path === current} onClick={(event) => address.follow(event, path)} />
      ))}
    </NavLink>
  ))
}

function CurrentPage({ address }: { address: Address }) {
  return <Page path={useAddress(address)} />
}

Object.assign(globalThis, { shell })
