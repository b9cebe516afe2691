import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id } from '../schemas/common.ts'
import { download } from '../schemas/download.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'
import { release, releaseCaptcha } from '../schemas/release.ts'
import { products } from '../values.ts'

/** Releases of a product, a store item, or all, newest first, each with whether the user may download it. */
export const releaseList = defineCall({
  path: 'pro/release/list',
  summary: 'Releases of a product or a store item, newest first, and whether the user may download them',
  auth: 'required',
  request: z
    .object({ ...pageRequest, product: z.enum(products).optional(), store_item_id: id.optional() })
    .refine((body) => body.product === undefined || body.store_item_id === undefined, { error: 'send product or store_item_id' }),
  response: pageOf(release).meta({ id: 'ReleasePage' }),
  errors: [],
  idempotent: true,
})

/** A captcha for the download of one release: a picture, or a mailed code for users who cannot read pictures. */
export const releaseDownloadCaptcha = defineCall({
  path: 'pro/release/download/captcha',
  summary: 'A captcha for the download of a release: a picture, or a code by mail',
  auth: 'required',
  request: z.object({ release_id: id, type: z.enum(['image', 'mail']) }),
  response: releaseCaptcha,
  errors: [errorCodes.notEntitled, errorCodes.updatesEnded, errorCodes.notFound, errorCodes.sendFailed],
  idempotent: false,
})

/** The download address of a file, for a solved captcha. */
export const releaseDownload = defineCall({
  path: 'pro/release/download',
  summary: 'A file of a release, to be fetched within five minutes; the captcha has to be right',
  auth: 'required',
  request: z.object({ release_id: id, file_id: id, captcha_id: id, captcha: z.string().trim().min(1).max(12) }),
  response: download,
  errors: [
    errorCodes.captchaWrong,
    errorCodes.captchaExpired,
    errorCodes.captchaExhausted,
    errorCodes.notEntitled,
    errorCodes.updatesEnded,
    errorCodes.notFound,
  ],
  idempotent: false,
})
