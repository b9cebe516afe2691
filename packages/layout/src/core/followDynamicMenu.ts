import type { Layout } from './createLayout.ts'
import type { LayoutMenu } from './MenuNode.ts'

/** Asks the server for the menus of who is signed in: `/api/system/menu/list`. */
export type LoadMenu = () => Promise<unknown>

/** While the setting `dynamicMenu` is on and somebody is signed in, the server's menus stand in place of the app's; returns the way out. */
export function followDynamicMenu(layout: Layout, loadMenu: LoadMenu): () => void {
  const { store, inputs, settings } = layout
  let shownFor: string | null = null
  let own: LayoutMenu | null = null
  let stopped = false

  const restore = () => {
    if (own) layout.update({ menu: own })
    own = null
  }
  const follow = () => {
    const { user } = store.get(inputs)
    const wanted = settings.get().dynamicMenu ? (user ?? null) : null
    if (wanted === shownFor || stopped) return
    shownFor = wanted
    restore()
    if (wanted !== null) void load(wanted)
  }
  async function load(user: string) {
    try {
      const [reply, { parseMenu }] = await Promise.all([loadMenu(), import('./parseMenu.ts')])
      const menu = parseMenu(reply)
      // Signed out, or somebody else by now: an old answer is nobody's.
      if (stopped || shownFor !== user) return
      if (!menu) throw new Error('The reply has no lists "header" and "sider". Check what /api/system/menu/list sends.')
      own = store.get(inputs).menu
      layout.update({ menu })
    } catch (error) {
      store.get(inputs).log?.add({ type: 'error', message: 'The menus of the server could not be shown', detail: error })
    }
  }
  follow()
  const stops = [store.sub(inputs, follow), store.sub(settings.atom, follow)]
  return () => {
    stopped = true
    stops.forEach((stop) => stop())
    restore()
  }
}
