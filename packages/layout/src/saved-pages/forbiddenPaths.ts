import type { AccessChecker } from '../core/AccessChecker.ts'
import type { LayoutMenu, MenuNode } from '../core/menu/MenuNode.ts'

/** Paths of the menus that this visitor may not see in any of them. The value `hidden` counts as held, as it does for tabs. */
export function forbiddenPaths({ header, sider }: LayoutMenu, can: AccessChecker): ReadonlySet<string> {
  const allowed = new Set<string>()
  const denied = new Set<string>()
  const walk = ({ auth, path, children }: MenuNode, isDenied: boolean) => {
    const isDeniedHere = isDenied || (auth !== undefined && !auth.includes('hidden') && !can(auth))
    if (children) for (const child of children) walk(child, isDeniedHere)
    else if (path !== undefined) (isDeniedHere ? denied : allowed).add(path)
  }
  for (const node of [...header, ...sider]) walk(node, false)
  return new Set([...denied].filter((path) => !allowed.has(path)))
}
