import { serveFolder, type ServedSite } from '../serveFolder.ts'
import { buildPeer } from './buildPeer.ts'
import type { Peer } from './Peer.ts'
import { readPages } from './readPages.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

const peers = { vitepress, starlight } satisfies Record<string, Peer>

/** Name of a generator that this site is compared with. */
export type PeerName = keyof typeof peers

/**
 * Builds sites of this site's component pages with other generators, and serves them at the same addresses.
 * @param dist Folder of the built site, whose pages they have.
 */
export async function servePeers(dist: string, names: readonly PeerName[]): Promise<Partial<Record<PeerName, ServedSite>>> {
  const pages = await readPages(dist)
  const served: Partial<Record<PeerName, ServedSite>> = {}
  for (const name of names) served[name] = await serveFolder(await buildPeer(peers[name], pages), peers[name].immutable)
  return served
}
