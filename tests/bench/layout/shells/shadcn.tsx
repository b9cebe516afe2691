import { Collapsible } from '@base-ui/react/collapsible'
import { Dialog } from '@base-ui/react/dialog'
import { Tooltip } from '@base-ui/react/tooltip'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchMenu } from '../menu.ts'
import type { Shell } from '../Shell.ts'
import { createAddress, useAddress, type Address } from './address.ts'
import { Page } from './Page.tsx'
import './shadcn.css'

/**
 * A side bar built like that of shadcn/ui: a provider with its state in a cookie; a collapsible and a tooltip for each group with plain
 * links, which the collapsed bar hides; a sheet on a phone. Written for this comparison on Base UI, which shadcn/ui supports as an
 * alternative to Radix.
 */
interface Sidebar {
  open: boolean
  toggle: () => void
  mobile: boolean
  setMobile: (open: boolean) => void
}

const SidebarContext = createContext<Sidebar | null>(null)

const shell: Shell = {
  collapse: '[data-sidebar="trigger"]',
  mount(host, menu) {
    const address = createAddress(menu[0]?.pages[0]?.path ?? '/')
    createRoot(host).render(<App address={address} menu={menu} />)
  },
}

function App({ address, menu }: { address: Address; menu: BenchMenu }) {
  const path = useAddress(address)
  return (
    <SidebarProvider>
      <SidebarFrame>
        {menu.map((group) => (
          <Group key={group.title} {...group} address={address} path={path} />
        ))}
      </SidebarFrame>
      <main className="inset">
        <header className="bar">
          <Trigger />
          <span>Acme</span>
        </header>
        <Page path={path} />
      </main>
    </SidebarProvider>
  )
}

function SidebarProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true)
  const [mobile, setMobile] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'b' && (event.metaKey || event.ctrlKey)) setOpen((now) => !now)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const value = useMemo(() => {
    const toggle = () => {
      document.cookie = `sidebar_state=${!open}; path=/; max-age=604800`
      setOpen(!open)
    }
    return { open, toggle, mobile, setMobile }
  }, [open, mobile])
  return (
    <SidebarContext value={value}>
      <Tooltip.Provider delay={0}>
        <div className="wrapper">{children}</div>
      </Tooltip.Provider>
    </SidebarContext>
  )
}

function SidebarFrame({ children }: { children: ReactNode }) {
  const { open, mobile, setMobile } = useSidebar()
  return (
    <>
      <div className="sidebar" data-state={open ? 'expanded' : 'collapsed'}>
        <nav className="content">{children}</nav>
      </div>
      <Dialog.Root open={mobile} onOpenChange={setMobile}>
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="sheet">{children}</Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

interface GroupProps {
  title: string
  pages: BenchMenu[number]['pages']
  address: Address
  path: string
}

function Group({ title, pages, address, path }: GroupProps) {
  const { open } = useSidebar()
  return (
    <Collapsible.Root defaultOpen className="group">
      <Tooltip.Root disabled={open}>
        <Tooltip.Trigger className="group-label" render={<Collapsible.Trigger>{title}</Collapsible.Trigger>} />
        <Tooltip.Portal>
          <Tooltip.Positioner side="right">
            <Tooltip.Popup className="tip">{title}</Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      <Collapsible.Panel>
        <ul className="menu">
          {pages.map((page) => (
            <li key={page.path}>
              <a
                className="menu-button"
                href={page.path}
                data-active={page.path === path}
                onClick={(event) => address.follow(event, page.path)}
              >
                <span>{page.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}

function Trigger() {
  const { toggle } = useSidebar()
  return (
    <button type="button" data-sidebar="trigger" aria-label="Toggle sidebar" onClick={toggle}>
      =
    </button>
  )
}

function useSidebar(): Sidebar {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('A part of the sidebar is rendered outside of it. Render it inside <SidebarProvider>.')
  return sidebar
}

Object.assign(globalThis, { shell })
