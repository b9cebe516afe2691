import type { Layout } from '../Layout.ts'
import type { LayoutMenu } from './MenuNode.ts'

/** Loads the menus of the signed-in user from the server: `/api/system/menu/list`. */
export type LoadMenu = () => Promise<unknown>

/**
 * While the setting `dynamicMenu` is on and a user is signed in, the server's menus replace the app's; another user and
 * another language load them again. Returns a cleanup function.
 */
export function followDynamicMenu(layout: Layout, loadMenu: LoadMenu): () => void {
  const { store, inputs, settings } = layout
  let shownFor: string | null = null
  let stopped = false

  const show = (dynamicMenu: LayoutMenu | null) => {
    if (store.get(inputs).dynamicMenu !== dynamicMenu) layout.update({ dynamicMenu })
  }
  const follow = () => {
    const { user, locale } = store.get(inputs)
    const known = user !== null && user !== undefined
    const owner = settings.get().dynamicMenu && known ? JSON.stringify([user, locale?.current]) : null
    if (owner === shownFor || stopped) return
    shownFor = owner
    show(null)
    if (owner !== null) void load(owner)
  }
  async function load(owner: string) {
    try {
      const [reply, { parseMenu }] = await Promise.all([loadMenu(), import('./parseMenu.ts')])
      // Signed out, or another user by now: the answer is outdated.
      if (!stopped && shownFor === owner) show(parseMenu(reply))
    } catch (error) {
      const { log } = store.get(inputs)
      if (log) log.add({ type: 'error', message: 'The menus of the server could not be shown', detail: error })
      // Shows it in the console. Not every environment of tests has it.
      else globalThis.reportError?.(error)
    }
  }
  follow()
  const stops = [store.sub(inputs, follow), store.sub(settings.atom, follow)]
  return () => {
    stopped = true
    stops.forEach((stop) => stop())
    show(null)
  }
}
