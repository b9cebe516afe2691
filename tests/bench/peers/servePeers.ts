import { serveFolder, type ServedSite } from '../serveFolder.ts'
import { buildPeer } from './buildPeer.ts'
import type { Peer, PeerPage } from './Peer.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

const peers = { vitepress, starlight } satisfies Record<string, Peer>

/** Name of a generator that this site is compared with. */
export type PeerName = keyof typeof peers

/** Builds sites of pages with other generators, and serves them at the same addresses. */
export async function servePeers(pages: readonly PeerPage[], names: readonly PeerName[]): Promise<Partial<Record<PeerName, ServedSite>>> {
  const served: Partial<Record<PeerName, ServedSite>> = {}
  for (const name of names) served[name] = await serveFolder(await buildPeer(peers[name], pages), peers[name].immutable)
  return served
}
