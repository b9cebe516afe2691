import { expect, test } from 'vitest'
import { findCopies } from './findCopies.ts'

const own = (subject: string) =>
  `A ${subject} opens when it is pressed. Put the most used ${subject} first, and never more than seven of them into one row.`

test('pages that share a quarter of their text are reported with the share, the closest first; the others are not', () => {
  const text = 'Each of these words is used here for the first time, and nowhere else in what follows below.'
  const pages = [
    { id: 'a', text },
    { id: 'b', text: `${text.toUpperCase()}!` },
    { id: 'c', text: `${text} But half of this page is its own, with thoughts that no other page has had before today.` },
    { id: 'd', text: own('menu') },
    { id: 'e', text: '' },
  ]
  expect(findCopies(pages).map(({ ids, share }) => [...ids, Number(share.toFixed(1))])).toEqual([
    ['a', 'b', 1],
    ['a', 'c', 1],
    ['b', 'c', 1],
  ])
})

test('a usual phrase is no copy, a sentence with another noun in it is', () => {
  const long = Array.from({ length: 40 }, (_, index) => `sentence number ${index} says something else than ${index * 7}`).join('. ')
  expect(
    findCopies([
      { id: 'a', text: `${long}. See the API tables below.` },
      { id: 'b', text: 'See the API tables below. Nothing more.' },
    ]),
  ).toEqual([])
  expect(
    findCopies([
      { id: 'a', text: own('menu') },
      { id: 'b', text: own('list') },
    ]),
  ).toHaveLength(1)
})
