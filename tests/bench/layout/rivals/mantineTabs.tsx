import { AppShell, MantineProvider, Tabs } from '@mantine/core'
import '@mantine/core/styles.css'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { TabsShell } from '../Shell.ts'
import { TabPage } from '../shells/TabPage.tsx'
import { createTabList, type TabList } from './createTabList.ts'

/** Mantine's AppShell with controlled Tabs, which keep their panels mounted by default. */
const tabsShell: TabsShell = {
  start() {
    const list = createTabList()
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <MantineProvider>
        <App list={list} />
      </MantineProvider>,
    )
    return list
  },
}

function App({ list }: { list: TabList }) {
  const { paths, current } = useSyncExternalStore(list.subscribe, list.get)
  return (
    <AppShell padding="md" header={{ height: 60 }}>
      <AppShell.Header>Acme</AppShell.Header>
      <AppShell.Main>
        <Tabs value={current} onChange={(path) => path !== null && list.go(path)}>
          <Tabs.List>
            {paths.map((path) => (
              <Tabs.Tab key={path} value={path} data-tab={path} data-current={path === current || undefined}>
                {path}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {paths.map((path) => (
            <Tabs.Panel key={path} value={path}>
              <TabPage path={path} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </AppShell.Main>
    </AppShell>
  )
}

Object.assign(globalThis, { tabsShell })
