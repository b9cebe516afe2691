import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compressFolder } from '../compressFolder.ts'
import { installIn, runIn } from '../runIn.ts'
import type { Peer, PeerPage } from './Peer.ts'

/**
 * Installs a generator in a temporary folder, builds a site of the pages there and compresses it as this site is. The build is used again
 * as long as versions and pages are the same.
 * @returns Folder of the built site.
 */
export async function buildPeer(peer: Peer, pages: readonly PeerPage[]): Promise<string> {
  const files = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: peer.packages }, null, 2),
    ...peer.files(pages),
  }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), 'bench-peers', `${peer.name}-${hash}`)
  const output = join(folder, peer.output)
  const built = join(folder, 'built')
  if (existsSync(built)) return output
  process.stdout.write(`${peer.name} is built in ${folder}, which takes some minutes.\n`)
  await rm(output, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const [command, ...options] = peer.build
  installIn(folder)
  runIn(folder, command, options)
  await compressFolder(output)
  await writeFile(built, '')
  return output
}
