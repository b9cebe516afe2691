import { beforeAll, expect, test } from 'vitest'
import { excuses } from './excuses/index.ts'
import { reasons } from './excuses/reasons.ts'
import { pageApis } from './pages/pageApis.ts'
import { shownMembers } from './pages/shownMembers.ts'

const shown = new Set<string>()
const unshown: string[] = []

beforeAll(async () => {
  for (const [page, api] of await pageApis()) {
    const members = shownMembers(page, api)
    for (const member of members.shown) shown.add(member)
    unshown.push(...members.unshown.map((member) => `${page}: ${member}`))
  }
})

test('every prop, event, slot, method and field is used in a demo of its page, or excused with a reason', () => {
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
