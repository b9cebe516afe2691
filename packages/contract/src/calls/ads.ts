import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { ad, adPlacement } from '../schemas/ad.ts'
import { done, id } from '../schemas/common.ts'

/** The ads of one placement, without a token. */
export const adList = defineCall({
  path: 'pro/ad/list',
  summary: 'Ads of a placement: 100 content top, 101 content middle, 110 catalogue, 120 sider menu',
  auth: 'none',
  method: 'GET',
  request: z.object({ name: adPlacement }),
  response: z.array(ad),
  errors: [],
  idempotent: true,
})

/** Counts a click on an ad; unknown ads are ignored. */
export const adClick = defineCall({
  path: 'pro/ad/click',
  summary: 'Count a click on an ad',
  auth: 'none',
  request: z.object({ id }),
  response: done,
  errors: [],
  idempotent: false,
})
