import { ApiError } from '@view-site/api-client'
import { codes, type ErrorCode } from '@view-site/contract'

/** A business failure as the API client throws it. */
export function refusal(code: ErrorCode, orderNo?: string): ApiError {
  return new ApiError({ kind: 'business', code, reason: codes[code].reason, message: codes[code].msg, url: '/v1', orderNo })
}
