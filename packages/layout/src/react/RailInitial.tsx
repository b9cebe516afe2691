import type { MenuNode } from '../core/MenuNode.ts'
import { hasIcon, MenuIconView } from './MenuIconView.tsx'
import * as styles from './Sider.css.ts'

/** What a rail shows of an entry without an icon: the first character of its title. */
export function RailInitial({ node }: { node: MenuNode }) {
  if (hasIcon(node)) return <MenuIconView node={node} />
  return (
    <span className={styles.initial} aria-hidden="true">
      {String.fromCodePoint(node.title.codePointAt(0) ?? 0x20)}
    </span>
  )
}
