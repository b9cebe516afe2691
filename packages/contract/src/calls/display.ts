import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { demoRequest } from '../schemas/demoRequest.ts'

/** Requests a demo; a second request succeeds, is marked as such, and does not reveal the first. */
export const displayCreate = defineCall({
  path: 'pro/display/create',
  summary: 'Request a demo; requested is 1 when this visitor already did',
  auth: 'optional',
  request: demoRequest,
  response: z.discriminatedUnion('requested', [
    z.object({ requested: z.literal(0), ...demoRequest.shape }),
    z.object({ requested: z.literal(1) }),
  ]),
  errors: [],
  idempotent: true,
})
