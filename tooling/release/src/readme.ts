/** A block of code in a README: ```` ```tsx first/main.tsx ````. */
export interface Snippet {
  /** The file that its first line names. */
  path: string
  code: string
}

/** The packages that a README has its reader install: the words of its first `pnpm add`. */
export function packagesToInstall(readme: string): string[] {
  const [, words] = /^pnpm add (.+)$/m.exec(readme) ?? []
  if (words === undefined) throw new Error('The README has no line `pnpm add …`: say there how its package is installed.')
  return words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'))
}

/** The blocks under a heading that name a file. */
export function snippetsUnder(readme: string, heading: string): Snippet[] {
  const section = sectionOf(readme, heading)
  const blocks = [...section.matchAll(/^```\w+ ([\w./-]+)\n([\s\S]*?)^```$/gm)]
  if (blocks.length === 0)
    throw new Error(`The README shows no file under "## ${heading}": name one behind the language, as in \`\`\`tsx main.tsx.`)
  return blocks.map(([, path = '', code = '']) => ({ path, code }))
}

function sectionOf(readme: string, heading: string): string {
  const parts = readme.split(/^## /m)
  const found = parts.find((part) => part.startsWith(`${heading}\n`))
  if (found === undefined) throw new Error(`The README has no heading "## ${heading}".`)
  return found
}
