import type { ApiHistory } from '../define/ApiHistory.ts'
import type { ApiRelease } from '../define/ApiRelease.ts'
import type { ApiExport, PageApi } from '../define/defineApi.ts'
import { memberName, releasesOf } from './memberReleases.ts'

/** Adds the releases to the tables of a page. A row that came with its export has no `since`: its table has. */
export function withReleases(api: PageApi, history: ApiHistory): PageApi {
  return Object.fromEntries(Object.entries(api).map(([name, item]) => [name, addToExport(name, item, history)]))
}

function addToExport(name: string, { since: _since, deprecated: _deprecated, ...parts }: ApiExport, history: ApiHistory): ApiExport {
  const own = history.members[name]
  const release = own ? releasesOf(history, own) : {}
  const addToRow = (part: string, row: string, written: object): [string, object] => {
    const member = history.members[memberName(history, name, part, row)]
    const { since, ...rest }: ApiRelease = member ? releasesOf(history, member) : {}
    return [row, { ...written, ...rest, ...(since !== undefined && since !== release.since && { since }) }]
  }
  const rows = Object.entries(parts).map(([part, written]) => [
    part,
    Object.fromEntries(Object.entries(written).map(([row, shown]) => addToRow(part, row, shown))),
  ])
  return { ...Object.fromEntries(rows), ...release }
}
