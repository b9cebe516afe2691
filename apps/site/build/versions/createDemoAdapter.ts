import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiHistory } from '@view-site/docs'
import type { CollectionOptions } from '@view-site/docs/compile'
import { createReleaseGate } from '@view-site/vue-demo/facts'
import { olderReleases, type OlderRelease } from '@view-site/content/older-releases'

type Adapt = (source: string) => string | undefined

/**
 * Creates what writes the demos of current pages for older versions. Demos that those cannot run are left out.
 * @param content Folder of the content, with the histories of the releases.
 */
export function createDemoAdapter(content: string): NonNullable<CollectionOptions['adaptDemo']> {
  const adapters = new Map<OlderRelease, Adapt>()
  return (source, { section, id }) => {
    const version = olderReleases.find((older) => older.section === section && older.id === id)
    if (!version) return source
    const adapt = adapters.get(version) ?? adapterOf(version, content)
    adapters.set(version, adapt)
    return adapt(source)
  }
}

function adapterOf({ section, release, rewriteDemo }: OlderRelease, content: string): Adapt {
  const history: ApiHistory = JSON.parse(readFileSync(join(content, section, 'releases.json'), 'utf8'))
  const runs = createReleaseGate(history, release)
  const known = new Map<string, string | undefined>()
  return (source) => {
    // Each demo is asked for when the pages are listed, and again in every locale.
    if (known.has(source)) return known.get(source)
    const rewritten = rewriteDemo(source)
    const adapted = runs(rewritten) ? rewritten : undefined
    known.set(source, adapted)
    return adapted
  }
}
