import type { MenuNode } from '../core/menu/MenuNode.ts'
import { hasIcon } from '../menu/MenuIconView.tsx'

/** What a rail shows of an entry without an icon: the first character of its title. */
export function railInitial(node: MenuNode): string | undefined {
  return hasIcon(node) ? undefined : String.fromCodePoint(node.title.codePointAt(0) ?? 0x20)
}
