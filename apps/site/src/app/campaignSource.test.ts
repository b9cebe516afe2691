import { expect, test } from 'vitest'
import { campaignSource } from './campaignSource.ts'

test('[SALE-02] the campaign is read from its cookie and decoded', () => {
  expect(campaignSource('a=1; c_utm_source=iview_bdtg_%E6%8C%89%E9%92%AE; b=2')).toBe('iview_bdtg_按钮')
})

test('[SALE-02] a missing or malformed cookie does not throw', () => {
  expect(campaignSource('')).toBe('')
  expect(campaignSource('xc_utm_source=a')).toBe('')
  expect(campaignSource('c_utm_source=%E6%8C')).toBe('%E6%8C')
})
