import { createLog } from '@view-site/layout/log'
import { expect, test, vi } from 'vitest'
import { createAnalytics } from './createAnalytics.ts'

const page = { path: '/price', title: 'Pricing' }

test('[ROUTE-09] page views are posted to the configured address, written to the log, or dropped', async () => {
  const sent: [string, Blob][] = []
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) })
  const log = createLog({ url: () => '/' })
  for (const choice of ['', 'log', 'https://stats.example.com/view']) createAnalytics(choice, log).view(page)
  vi.unstubAllGlobals()
  expect(log.get()).toMatchObject([{ type: 'info', message: 'Page view: /price', meta: { detail: page } }])
  expect(sent.map(([url]) => url)).toEqual(['https://stats.example.com/view'])
  expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual(page)
})
