/** Keys of the sider's open groups. */
export type OpenGroups = ReadonlySet<string>

/** Opens or closes a group; as an accordion, opening one closes its siblings. */
export function toggleGroup(open: OpenGroups, key: string, on: boolean, accordion: boolean): OpenGroups {
  if (open.has(key) === on) return open
  if (!on) return new Set([...open].filter((one) => one !== key))
  const kept = accordion ? [...open].filter((one) => !areSiblings(one, key)) : open
  return new Set([...kept, key])
}

/** Groups after a navigation: those around the new page are open; as an accordion, only they. */
export function groupsAfterNavigation(open: OpenGroups, around: readonly string[], accordion: boolean): OpenGroups {
  if (around.every((key) => open.has(key)) && (!accordion || open.size === around.length || around.length === 0)) return open
  return new Set(accordion ? around : [...open, ...around])
}

function areSiblings(one: string, other: string): boolean {
  return parentOf(one) === parentOf(other)
}

/** Key of the group around an entry. A key is its position in the menu: `s-2-1` is the second child of `s-2`. */
export function parentOf(key: string): string {
  return key.slice(0, key.lastIndexOf('-'))
}
