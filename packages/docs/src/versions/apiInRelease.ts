import type { ApiHistory } from '../define/ApiHistory.ts'
import type { ApiExport, ApiProp, PageApi } from '../define/defineApi.ts'
import { changedFields } from '../releases/changeOf.ts'
import { memberName } from '../releases/memberReleases.ts'
import { historyUntil, lastState } from './releaseOfVersion.ts'

/**
 * The tables of a page as they are for an older release: without the exports and rows that it does not have, and with its own types and
 * defaults. What no release declares, such as the fields of a type, stays.
 */
export function apiInRelease(api: PageApi, history: ApiHistory, release: string): PageApi {
  const older = historyUntil(history, release)
  return Object.fromEntries(
    Object.entries(api).flatMap(([name, item]) => {
      if (lastState(older, name) === null) return []
      const own = exportInRelease(name, item, { now: history, older })
      // Directives are members without an export: their table is empty then.
      return Object.keys(own).length === 0 && Object.keys(item).length > 0 ? [] : [[name, own]]
    }),
  )
}

interface Histories {
  now: ApiHistory
  older: ApiHistory
}

function exportInRelease(name: string, { since, deprecated, ...parts }: ApiExport, histories: Histories): ApiExport {
  const shown = Object.entries(parts).flatMap(([part, rows]) => {
    const left = Object.entries(rows).flatMap(([row, written]) => rowInRelease([name, part, row], written, histories))
    return left.length === 0 && Object.keys(rows).length > 0 ? [] : [[part, Object.fromEntries(left)]]
  })
  return { ...Object.fromEntries(shown), ...(since !== undefined && { since }), ...(deprecated !== undefined && { deprecated }) }
}

function rowInRelease([name, part, row]: [string, string, string], written: object, { now, older }: Histories): [string, object][] {
  const member = memberName(now, name, part, row)
  const [before, after] = [lastState(older, member), lastState(now, member)]
  if (before === null) return []
  return [[row, part === 'props' && before && after ? withDeclaration(written, before, after) : written]]
}

type Declaration = Pick<ApiProp, (typeof changedFields)[number]>

/** Takes over what the release declares otherwise than the newest. A text that still applies says more than a declaration. */
function withDeclaration(written: object, before: Partial<Declaration>, after: Partial<Declaration>): object {
  const changed = changedFields.filter((field) => before[field] !== after[field])
  const kept = Object.entries(written).filter(([field]) => !changed.some((name) => name === field))
  const own = changed.flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]]))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(own) }
}
