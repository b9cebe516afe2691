import { createRoute, useLoaderData, useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keptPages, renderRoutes } from '../../../test/renderRoutes.tsx'
import type { RouteMeta } from '../../index.ts'

/** What a page saw of the address or data of another. */
const foreign: string[] = []

function Report() {
  const { year }: { year?: number } = useSearch({ strict: false })
  const { search }: { search: { year?: number } } = useLocation()
  const data: { of?: number } | undefined = useLoaderData({ strict: false })
  const [first] = useState(year)
  if ([year, search.year, data?.of].some((one) => one !== first)) foreign.push(`${first} saw ${year} ${search.year} ${data?.of}`)
  return <input aria-label={`note ${year}`} />
}

async function open(tabKey: NonNullable<RouteMeta['tabKey']>) {
  foreign.length = 0
  const layout = await renderRoutes({
    start: '/report?year=1',
    routes: (root) => {
      // Its matches change while the next page loads.
      const guarded = createRoute({
        getParentRoute: () => root,
        id: '_guarded',
        beforeLoad: () => new Promise((resolve) => setTimeout(resolve)),
      })
      const report = createRoute({
        getParentRoute: () => guarded,
        path: '/report',
        component: Report,
        staticData: { cache: true, tabKey },
        validateSearch: ({ year, sort }: Record<string, unknown>) => ({ year: Number(year), sort: String(sort) }),
        loaderDeps: ({ search }) => search,
        loader: async ({ deps }) => {
          await new Promise((resolve) => setTimeout(resolve))
          return { of: deps.year }
        },
      })
      return [guarded.addChildren([report])]
    },
  })
  return async (query: string, year: number) => {
    layout.router.navigate(`/report?${query}`)
    await expect.element(note(year)).toBeVisible()
  }
}

const note = (year: number) => page.getByRole('textbox', { name: `note ${year}`, exact: true })

test('[TAB-07] pages of one route with other queries are kept apart, and none sees the address or data of another', async () => {
  const go = await open(['year'])
  await note(1).fill('first')
  await go('year=2', 2)
  await note(2).fill('second')
  await go('year=1&sort=name', 1)
  await expect.element(note(1)).toHaveValue('first')
  await go('year=2', 2)
  await expect.element(note(2)).toHaveValue('second')
  expect(keptPages()).toEqual(['/report?year=1', '/report?year=2'])
  expect(foreign).toEqual([])
})

test('[TAB-07] without a key of their own, they are one page', async () => {
  const go = await open('params')
  await note(1).fill('first')
  await go('year=2', 2)
  await expect.element(note(2)).toHaveValue('first')
  expect(keptPages()).toEqual(['/report'])
})
