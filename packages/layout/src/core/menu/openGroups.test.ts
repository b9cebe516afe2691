import { expect, test } from 'vitest'
import { groupsAfterNavigation, toggleGroup } from './openGroups.ts'

const open = (...keys: string[]) => new Set(keys)

test('[LAY-01] as an accordion, opening a group closes its siblings and nothing else', () => {
  expect(toggleGroup(open('s-0', 's-0-1', 's-2-0'), 's-1', true, true)).toEqual(open('s-0-1', 's-2-0', 's-1'))
  expect(toggleGroup(open('s-0'), 's-0-1', true, true)).toEqual(open('s-0', 's-0-1'))
  expect(toggleGroup(open('s-1', 's-10'), 's-1-0', true, true)).toEqual(open('s-1', 's-10', 's-1-0'))
})

test('[LAY-01] without accordion, groups open and close each by itself', () => {
  expect(toggleGroup(open('s-0'), 's-1', true, false)).toEqual(open('s-0', 's-1'))
  expect(toggleGroup(open('s-0', 's-1'), 's-0', false, false)).toEqual(open('s-1'))
})

test('what does not change is the same object, so that nothing renders', () => {
  const groups = open('s-0')
  expect(toggleGroup(groups, 's-0', true, true)).toBe(groups)
  expect(toggleGroup(groups, 's-1', false, true)).toBe(groups)
  expect(groupsAfterNavigation(groups, ['s-0'], true)).toBe(groups)
  expect(groupsAfterNavigation(groups, [], true)).toBe(groups)
})

test('[LAY-18] a navigation opens the groups around the page: as an accordion those alone', () => {
  expect(groupsAfterNavigation(open('s-0'), ['s-1', 's-1-0'], true)).toEqual(open('s-1', 's-1-0'))
  expect(groupsAfterNavigation(open('s-0'), ['s-1'], false)).toEqual(open('s-0', 's-1'))
})
