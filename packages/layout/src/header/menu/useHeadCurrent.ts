import type { MenuNode } from '../../core/menu/MenuNode.ts'
import type { MenuEntry } from '../../core/menu/menuTree.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'

/** `aria-current` of an entry of the head menu: `page` for the page itself, `true` for the section around it. */
export function useHeadCurrent(entry: MenuEntry): 'page' | 'true' | undefined {
  const { menu, route } = useLayout()
  const around = useAtomSelector(menu.place, ({ headNode }) => headNode !== null && holds(entry.node, headNode))
  const here = useAtomSelector(route, ({ path }) => entry.kind === 'leaf' && path === entry.path)
  if (!around) return undefined
  return here ? 'page' : 'true'
}

function holds(node: MenuNode, target: MenuNode): boolean {
  return node === target || (node.children?.some((child) => holds(child, target)) ?? false)
}
