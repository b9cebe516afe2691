import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const built = resolve(import.meta.dirname, '../../../apps/playground/dist')

/** The address of the documentation in the built playground. */
const address = 'https://www.view-ui.example'

/**
 * Writes the edition that a build of the playground with another address of the documentation would write: files that name the address, or
 * a file that changed, have another content and another hash in their names. A build takes ten seconds of processor time, this none.
 */
export async function writeNextEdition(folder: string, documentation: string): Promise<void> {
  await cp(built, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
  const client = join(folder, 'client')
  const before = new Map<string, string>()
  for (const name of [...(await readdir(join(client, 'assets'))).map((file) => `assets/${file}`), 'index.html'])
    before.set(name, await readFile(join(client, name), 'utf8'))
  const changed = changedFiles(before)
  if (!changed.has('index.html')) throw new Error(`No file of the built playground names ${address}, the address to replace.`)
  const renamed = (text: string) =>
    [...changed]
      .reduce((result, [name, next]) => result.replaceAll(fileName(name), fileName(next)), text)
      .replaceAll(address, documentation)

  let worker = renamed(await readFile(join(client, 'sw.js'), 'utf8'))
  for (const [name, next] of changed) {
    const content = before.get(name) ?? ''
    await rm(join(client, name))
    await writeFile(join(client, next), renamed(content))
    worker = worker.replace(integrityOf(content), integrityOf(renamed(content)))
  }
  const version = createHash('sha256').update(worker).digest('hex').slice(0, 16)
  await writeFile(join(client, 'sw.js'), worker.replace(/version:`[0-9a-f]{16}`/, `version:\`${version}\``))
  const headers = join(folder, 'headers.json')
  await writeFile(headers, renamed(await readFile(headers, 'utf8')))
}

/** The files that change with the address, each with its new name. */
function changedFiles(before: ReadonlyMap<string, string>): Map<string, string> {
  const changed = new Map<string, string>()
  let size = -1
  while (size !== changed.size) {
    size = changed.size
    for (const [name, content] of before)
      if (content.includes(address) || [...changed.keys()].some((other) => content.includes(fileName(other))))
        changed.set(name, name === 'index.html' ? name : withOtherHash(name))
  }
  return changed
}

function withOtherHash(name: string): string {
  return name.replace(
    /-[\w-]{8}(\.\w+)$/,
    (_, extension: string) => `-${createHash('sha256').update(name).digest('hex').slice(0, 8)}${extension}`,
  )
}

function fileName(path: string): string {
  return path.replace(/^assets\//, '')
}

function integrityOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
