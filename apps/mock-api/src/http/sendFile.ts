import * as errorCodes from '@view-site/contract/error-codes'
import { fetchDownload } from '../domain/releases/downloads.ts'
import type { Services } from '../services.ts'
import { failure, replyHeaders } from './replies.ts'

/** Replies to a download address with its file, as an attachment that browsers neither display nor cache. */
export async function sendFile(services: Services, token: string): Promise<Response> {
  const file = await fetchDownload(services, token)
  if (file === undefined) return failure(errorCodes.notFound, {}, 404)
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.bytes.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      ...replyHeaders,
      'referrer-policy': 'no-referrer',
    },
  })
}
