import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import type { ReleaseChanges } from '../../releases/apiChanges.ts'
import { defineBlock } from '../defineBlock.ts'
import { headingId, slugOf } from '../heading/headingIds.ts'
import { ApiChanges, type ApiChangesData } from './ApiChanges.ts'
import { changesMarkdown } from './changesMarkdown.ts'

/** `::api-changes`: what each release of the product's library changed, from its `releases.json`; two releases can be compared. */
export const changesBlock = defineBlock({
  type: 'leafDirective',
  names: ['api-changes'],
  Component: ApiChanges,

  parse(node, context) {
    const { source, structure, parts } = context
    const line = lineOf(node)
    if (!source.changes) report(context, node, 'The product has no releases.json.', 'Generate it, or take ::api-changes out of the page.')
    structure.push({ label: 'the changes of the API', line })
    for (const { release } of changedReleases(context))
      parts.headings.push({ id: releaseId(release), depth: 3, text: release, slug: slugOf(release), line })
    return { data: dataOf(context) }
  },

  toMarkdown: (_node, context) => changesMarkdown(dataOf(context), context.texts),
  toSearch: (_node, context) => ({
    sections: changedReleases(context).map(({ release, changes }) => ({
      id: releaseId(release),
      title: release,
      text: changes.map(({ owner, member }) => [owner, member?.name].filter(Boolean).join(' ')).join(', '),
    })),
  }),
})

function changedReleases({ source }: PageContext): ReleaseChanges[] {
  return (source.changes?.releases ?? []).filter(({ changes }) => changes.length > 0)
}

/** Id of the heading of a release. */
function releaseId(release: string): string {
  return headingId(`changes:${release}`)
}

function dataOf(context: PageContext): ApiChangesData {
  const { source, site } = context
  const { first = '', releases = [], paths = {} } = source.changes ?? {}
  const address = (name: string) => (paths[name] === undefined ? undefined : site.localizePath(paths[name], source.locale))
  return { first, releases: releases.map((one) => ({ ...one, id: releaseId(one.release) })), address }
}
