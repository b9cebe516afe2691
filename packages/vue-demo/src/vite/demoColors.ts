import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { followDarkTheme } from '../theme/followDarkTheme.ts'

const styleBlock = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g

/** The source of a demo whose styles follow the library's dark theme; lines keep their numbers. */
export function followDarkColors(source: string, onVariable: (name: string, value: string) => void = () => {}): string {
  return source.replace(styleBlock, (_, start: string, css: string, end: string) => {
    const followed = postcss([followDarkTheme({ onVariable })]).process(css, { from: undefined }).css
    return start + followed + end
  })
}

/** The variables that the styles of demos need in the dark theme, with their values. */
export function demoVariables(files: readonly string[]): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  for (const file of files) followDarkColors(readFileSync(file, 'utf8'), (name, value) => variables.set(name, value))
  return variables
}
