/** The code points of an icon font, by whether something uses them. */
export interface UsedIcons {
  used: number[]
  unused: number[]
}

const iconRule = /\.ivu-icon-([\w-]+):before\s*\{\s*content:\s*"\\([\da-f]+)"/gi
const contentOf = /content:\s*"\\([\da-f]+)"/gi
const iconName = /(?<![a-z\d])(?:ios|md|logo)(?:-[a-z\d]+)+/g

/**
 * Divides the icons of the library by use: named in one of the sources, alone or with `-outline`, which Alert and Notice add to names, or
 * drawn by a rule of the style sheet itself, such as the check mark of Select. Other names that code puts together from parts are not found.
 */
export function usedIcons(css: string, sources: readonly string[]): UsedIcons {
  const icons = new Map([...css.matchAll(iconRule)].map(([, name = '', code = '']) => [name, codePoint(code)]))
  const drawn = [...css.replace(iconRule, '').matchAll(contentOf)].map(([, code = '']) => codePoint(code))
  const named = sources.flatMap((source) =>
    [...source.matchAll(iconName)].flatMap(([name]) => [icons.get(name), icons.get(`${name}-outline`)]),
  )
  const all = new Set(icons.values())
  const wanted = new Set([...drawn, ...named])
  const sorted = [...all].sort((a, b) => a - b)
  return { used: sorted.filter((code) => wanted.has(code)), unused: sorted.filter((code) => !wanted.has(code)) }
}

function codePoint(hex: string): number {
  return Number.parseInt(hex, 16)
}
