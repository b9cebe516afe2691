import type { MenuNode } from '../core/menu/MenuNode.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import * as styles from './MenuIconView.css.ts'

/** Icon of a menu node: its image, its own class, a component, or a name that the app's `icons` know. Nothing where it has none. */
export function MenuIconView({ node: { icon, custom, img } }: { node: MenuNode }) {
  const icons = useAtomSelector(useLayout().inputs, (inputs) => inputs.icons)
  if (img !== undefined) return <img className={styles.icon} src={img} alt="" />
  if (custom !== undefined) return <i className={`${styles.icon} ${custom}`} aria-hidden="true" />
  const Icon = typeof icon === 'string' ? icons[icon] : icon
  return Icon ? <Icon className={styles.icon} /> : null
}

/** Whether a node has something for `MenuIconView` to draw. */
export function hasIcon({ icon, custom, img }: MenuNode): boolean {
  return icon !== undefined || custom !== undefined || img !== undefined
}
