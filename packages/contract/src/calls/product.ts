import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { catalogue } from '../schemas/catalogue.ts'

/** What is for sale. Further scopes join both unions. */
export const infoGet = defineCall({
  path: 'pro/info/get',
  summary: 'Product data by scope',
  auth: 'optional',
  request: z.discriminatedUnion('scope', [z.object({ scope: z.literal('catalogue') })]),
  response: z.discriminatedUnion('scope', [catalogue]),
  errors: [],
  idempotent: true,
})
