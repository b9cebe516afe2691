import { atom } from 'jotai/vanilla'
import { ask } from './ask.ts'
import { denyAll } from './AccessChecker.ts'
import { createDevice } from './createDevice.ts'
import { createDrawer } from './createDrawer.ts'
import { createLayoutBase } from './createLayoutBase.ts'
import type { CreateLayoutOptions, Layout, StartFeatures } from './Layout.ts'
import type { LayoutInputs } from './LayoutInputs.ts'
import { logPageError } from './logPageError.ts'
import { createMenu } from './menu/createMenu.ts'
import { rememberGroups } from './menu/rememberGroups.ts'
import type { RouteInfo } from './RouterPort.ts'
import { createTheme } from './settings/createTheme.ts'
import type { LayoutSettings } from './settings/settingsSchema.ts'
import { syncRootAttributes } from './settings/syncRootAttributes.ts'
import type { TabsFeature } from './Tabs.ts'
import { trackInteraction } from './trackInteraction.ts'

/** Whether the settings make the sider a rail: one over the page never is. */
const isRail = ({ menuCollapse, siderMode }: LayoutSettings) => menuCollapse && siderMode !== 'overlay'

/** Makes the stores of a layout. `startFeatures` brings what the core does not know. */
export function createLayoutCore(options: CreateLayoutOptions, startFeatures: StartFeatures): Layout {
  const { router, base = createLayoutBase(options), copy = copyToClipboard } = options
  const { store, settings, question, storage, storageKey } = base
  const inputs = atom(inputsOf(options))
  const route = atom(router.current())
  const drawer = createDrawer(store)
  const device = createDevice(store)
  const theme = createTheme(store, settings)
  const menu = createMenu({ store, inputs, route, settings })
  const collapsed = atom((get) => get(device.atom) !== 'Desktop' || isRail(get(settings.atom)))

  const tabs = atom<TabsFeature | null>(null)
  const awaitsTabs = atom(false)
  if (settings.get().tabs) store.set(awaitsTabs, true)
  const touched = atom<string | null>(null)
  const reloads = atom(0)
  let lastPage = router.current().fullPath

  function follow() {
    const [last, next] = [store.get(route), router.current()]
    store.set(route, next)
    if (!next.meta.hidden) lastPage = next.fullPath
    if (isSameRoute(last, next) && (next.meta.forceUpdate ?? options.forceUpdate)) store.set(reloads, (count) => count + 1)
    if (next.path === last.path) return
    menu.reveal()
    drawer.set(false)
  }

  const layout: Layout = {
    ...base,
    router,
    inputs,
    route,
    device,
    theme,
    menu,
    collapsed,
    drawer,
    tabs,
    awaitsTabs,
    touched,
    ask: (one) => ask(store, question, one),
    reloads,
    lastPage: () => lastPage,
    reload() {
      store.set(reloads, (count) => count + 1)
      void router.reload?.()
    },
    update: (patch) => store.set(inputs, (now) => ({ ...now, ...patch })),
    copyRouteName: async () => copy(store.get(route).name),
    start() {
      const stops = [
        router.subscribe(follow),
        settings.start(),
        device.start(),
        theme.start(),
        syncRootAttributes(store, { settings, theme }),
      ]
      follow()
      stops.push(rememberGroups({ store, menu, settings, storage, storageKey: `${storageKey}.menu` }))
      stops.push(trackInteraction(touched, { store, route }))
      stops.push(router.onError?.((error) => logPageError(layout, error)) ?? (() => {}))
      stops.push(startFeatures(layout, { feature: tabs, awaited: awaitsTabs }))
      return () => stops.forEach((stop) => stop())
    },
  }
  return layout
}

// Other parameters or another query; a hash only scrolls.
function isSameRoute(last: RouteInfo, next: RouteInfo): boolean {
  return last.name === next.name && withoutHash(last) !== withoutHash(next)
}

function withoutHash({ fullPath }: RouteInfo): string {
  return fullPath.replace(/#.*/, '')
}

function inputsOf(options: CreateLayoutOptions): LayoutInputs {
  const { menu, t, brand, can = denyAll, lazyTexts = null } = options
  const { locale = null, github = null, footer = null, messages = 0, icons = {} } = options
  const { titleOf = noTitle, log = null, logPath = '/system-log', dynamicMenu = null } = options
  return {
    menu,
    dynamicMenu,
    t,
    brand,
    can,
    user: 'user' in options ? options.user : null,
    lazyTexts,
    locale,
    github,
    footer,
    titleOf,
    messages,
    log,
    logPath,
    icons,
  }
}

function noTitle(): undefined {}

function copyToClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
