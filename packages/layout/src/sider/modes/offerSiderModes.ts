import './SiderModes.css.ts'
import type { Layout } from '../../core/Layout.ts'
import { attachOverlaySider } from './attachOverlaySider.ts'
import { markOffered } from './offeredSiderModes.ts'

/**
 * Offers the double sider and the sider over the page in the settings drawer, and lets the latter close by Escape and open by a finger.
 * Needs the style sheet `@view-site/layout/sider-modes.css`. Returns a cleanup function.
 *
 * @example const stop = offerSiderModes(layout)
 */
export function offerSiderModes(layout: Layout): () => void {
  const stops = [markOffered(layout), attachOverlaySider()]
  return () => stops.forEach((stop) => stop())
}
