/** Adds a page after the last one of its folder to the source of a menu; `text` is missing where the menu has no such page. */
export function addToMenu(menu: string, page: string): { entry: string; text?: string } {
  const entry = `{ kind: 'page', page: '${page}' }`
  const folder = page.slice(0, page.lastIndexOf('/') + 1)
  const neighbour = [...menu.matchAll(/\{\s*kind: 'page',\s*page: '([^']+)',?\s*\}/g)].findLast(
    ([, other = '']) => other.startsWith(folder) && !other.slice(folder.length).includes('/'),
  )
  if (!neighbour) return { entry }
  const end = neighbour.index + neighbour[0].length
  const [indent] = /^[ \t]*$/.exec(menu.slice(menu.lastIndexOf('\n', neighbour.index) + 1, neighbour.index)) ?? []
  const addition = indent === undefined ? `, ${entry}` : `,\n${indent}${entry}`
  return { entry, text: menu.slice(0, end) + addition + menu.slice(end) }
}
