import { beforeAll, expect, test } from 'vitest'
import type { PageApi } from '@view-site/docs'
import { excuses } from './excuses/index.ts'
import { reasons } from './excuses/reasons.ts'
import { pageApis } from './pages/pageApis.ts'
import { shownMembers } from './pages/shownMembers.ts'

let apis: Map<string, PageApi>
const shown = new Set<string>()

beforeAll(async () => {
  apis = await pageApis()
  for (const [page, api] of apis) for (const member of shownMembers(page, api).shown) shown.add(member)
})

test('every prop, event, slot, method and field is used in a demo of its page, or excused with a reason', () => {
  const unshown = [...apis].flatMap(([page, api]) => shownMembers(page, api).unshown.map((member) => `${page}: ${member}`))
  const excused = Object.entries(excuses).flatMap(([page, byReason]) =>
    Object.values(byReason).flatMap((members) => members.map((member) => `${page}: ${member}`)),
  )
  // One that a demo uses by now needs no excuse any more; one without an excuse needs a demo.
  expect(excused.toSorted()).toEqual(unshown.toSorted())
})

test('an excuse names a reason, or an export whose demo shows the same', () => {
  const wrong = Object.entries(excuses).flatMap(([page, byReason]) =>
    Object.entries(byReason).flatMap(([reason, members]) =>
      members.filter((member) => !isGood(reason, member)).map((member) => `${page}: ${member}, ${reason}`),
    ),
  )
  expect(wrong).toEqual([])
})

function isGood(reason: string, member: string): boolean {
  const other = /^as (\w+)$/.exec(reason)?.[1]
  return other === undefined ? Object.hasOwn(reasons, reason) : shown.has(member.replace(/^\w+/, other))
}
