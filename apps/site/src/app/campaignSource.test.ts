import { expect, test } from 'vitest'
import { campaignSource } from './campaignSource.ts'

test('[SALE-02] the campaign comes from its cookie, decoded', () => {
  expect(campaignSource('a=1; c_utm_source=iview_bdtg_%E6%8C%89%E9%92%AE; b=2')).toBe('iview_bdtg_按钮')
})

test('[SALE-02] without the cookie, or with a damaged one, nothing breaks', () => {
  expect(campaignSource('')).toBe('')
  expect(campaignSource('xc_utm_source=a')).toBe('')
  expect(campaignSource('c_utm_source=%E6%8C')).toBe('%E6%8C')
})
