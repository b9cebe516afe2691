import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { isIdNumber } from '../isIdNumber.ts'
import { requestId } from '../schemas/common.ts'
import { realName } from '../schemas/realName.ts'

/** The state of the signed-in user's real-name authentication. */
export const realNameInfo = defineCall({
  path: 'user/auth/info',
  summary: 'The real-name authentication of the account; only for holders of a product',
  auth: 'required',
  request: z.object({}),
  response: realName,
  errors: [errorCodes.notEntitled],
  idempotent: true,
})

/** Submits a name and an identity number for review; possible again after a rejection. */
export const realNameSubmit = defineCall({
  path: 'user/auth/submit',
  summary: 'Hand in a real name and an identity number; only for holders of a product',
  auth: 'required',
  request: z.object({
    name: z.string().trim().min(2).max(40),
    id_number: z.string().trim().toUpperCase().refine(isIdNumber, { error: 'not an identity number of 18 places' }),
    request_id: requestId,
  }),
  response: realName,
  errors: [errorCodes.notEntitled, errorCodes.wrongState],
  idempotent: 'request_id',
})
