import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AtRule, Plugin } from 'postcss'
import { toPosix } from '../../library.ts'
import { usedIcons } from './usedIcons.ts'

/** Options of {@link splitIconFont}. */
export interface SplitIconFontOptions {
  /** Folder of the style sheet, which has the font in `fonts/ionicons.woff2`. */
  folder: string
  /** Code that names the icons it uses. */
  sources: readonly string[]
  /** Folder that the small font is written to. */
  cacheDir: string
}

/**
 * PostCSS plugin that divides the library's icon font by `unicode-range`: the icons in use come from a small file, and only an icon that is
 * not in it makes the browser load the whole font.
 */
export function splitIconFont({ folder, sources, cacheDir }: SplitIconFontOptions): Plugin {
  return {
    postcssPlugin: 'view-ui-icon-font',
    async Once(root) {
      const { used, unused } = usedIcons(root.toString(), sources)
      const font = await cutFont(`${folder}/fonts/ionicons.woff2`, used, cacheDir)
      root.walkAtRules('font-face', (whole) => {
        const small = whole.cloneBefore()
        small.walkDecls('src', (declaration) => {
          declaration.value = `url("${toPosix(path.relative(folder, font))}") format("woff2")`
        })
        setRange(small, used)
        setRange(whole, unused)
      })
    },
  }
}

/** Writes a font with only these characters, unless an earlier build has, and returns its path. */
async function cutFont(file: string, characters: readonly number[], cacheDir: string): Promise<string> {
  const whole = await readFile(file)
  const key = createHash('sha256').update(whole).update(characters.join()).digest('hex').slice(0, 16)
  const folder = path.join(cacheDir, 'view-ui-icons', key)
  const cut = path.join(folder, 'ionicons-first.woff2')
  if (existsSync(cut)) return cut
  const { default: subsetFont } = await import('subset-font')
  const font = await subsetFont(whole, String.fromCodePoint(...characters), { targetFormat: 'woff2' })
  await mkdir(folder, { recursive: true })
  // Another build, or another style sheet of this one, never reads half a file.
  const unfinished = `${cut}.${randomUUID()}`
  await writeFile(unfinished, font)
  await rename(unfinished, cut)
  return cut
}

function setRange(rule: AtRule, sorted: readonly number[]): void {
  const ranges: [first: number, last: number][] = []
  for (const code of sorted) {
    const open = ranges.at(-1)
    if (open?.[1] === code - 1) open[1] = code
    else ranges.push([code, code])
  }
  const value = ranges.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
  rule.append({ prop: 'unicode-range', value })
}
