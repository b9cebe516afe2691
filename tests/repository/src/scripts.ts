import { dirname } from 'node:path'
import { isCheckName } from '@view-site/checks'
import { z } from 'zod'
import { filesOf, read } from './repository.ts'

const manifest = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()).default({}) })

/** Name of a workspace package → its folder and its scripts; the root's name is ''. */
export const packages: ReadonlyMap<string, { folder: string; scripts: readonly string[] }> = new Map(
  filesOf('package.json', '*/*/package.json', 'content/package.json').map((file) => {
    const { name, scripts } = manifest.parse(JSON.parse(read(file)))
    const folder = dirname(file)
    return [folder === '.' ? '' : name, { folder, scripts: Object.keys(scripts) }]
  }),
)

/** pnpm's own commands in documents and workflows. */
const ownCommands = ['add', 'exec', 'install', 'changeset', 'store', 'dlx']

/** Lines that run a script or a check of `npm test` that does not exist. */
export function missingCommands(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .flatMap((line) => (/^p?npm /.test(line) ? (missingOf(line) ?? []) : []))
}

/** Lines of code in a document: inline code and code blocks. */
export function codeLines(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```[\s\S]*?^```/gm)].flatMap(([block]) => block.split('\n'))
  return [...blocks, ...[...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)]
}

function missingOf(command: string): string | undefined {
  const [, list] = /^npm test -- ([\w ]+)/.exec(command) ?? []
  if (list !== undefined) return list.trim().split(' ').every(isCheckName) ? undefined : command
  const [, filter = '', script = ''] =
    /^pnpm (?:--silent )?(?:(?:--filter|-F) '?([@\w/.-]+?)(?:\.\.\.)?'? )?(?:run )?([\w:-]+)/.exec(command) ?? []
  if (script === '' || script.startsWith('-') || ownCommands.includes(script)) return undefined
  return packages.get(filter)?.scripts.includes(script) === true ? undefined : command
}
