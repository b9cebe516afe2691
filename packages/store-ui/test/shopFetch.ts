import * as errorCodes from '@view-site/contract/error-codes'
import { ApiError } from '@view-site/api-client'
import { codes, type CallPath, type ErrorCode } from '@view-site/contract'
import type { Shop } from './createShop.ts'

/** The shop behind `fetch`: envelopes, refusals, lost connections, and calls that never answer. */
export function shopFetch(shop: Shop): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    const path = request.url.replace(/^.*\/v1\//, '')
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unknown path fails in the shop
      return reply(200, await shop.answer(path as CallPath, await request.json()), 'ok')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'network') throw new TypeError('Failed to fetch', { cause: error })
      if (error.kind === 'timeout') return never(init?.signal)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shop refuses with codes of the contract
      const { reason, msg } = codes[error.code as ErrorCode]
      return reply(error.code ?? errorCodes.internal, { reason, ...(error.orderNo && { order_no: error.orderNo }) }, msg)
    }
  }
}

function reply(code: number, data: unknown, msg: string) {
  return Response.json({ code, data, msg })
}

function never(signal: AbortSignal | null | undefined) {
  return new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
