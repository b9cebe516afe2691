import type { ApiClient } from '@view-site/api-client'
import type { CallData, CallPath, CallRequest } from '@view-site/contract'
import type { RequestIds } from './createRequestIds.ts'
import { digest } from './digest.ts'
import { isFinal, readFailure } from '../failures/readFailure.ts'

/** A call that carries a `request_id`. */
type OncePath = { [Path in CallPath]: CallRequest<Path> extends { request_id: string } ? Path : never }[CallPath]

/**
 * Sends a call with a request id that is kept with the call's body until the outcome is known, so that a repeated call has no
 * second effect. Storage keeps a digest of the body, never the body.
 */
export async function sendOnce<Path extends OncePath>(
  { api, requestIds }: { api: ApiClient; requestIds: RequestIds },
  path: Path,
  body: (requestId: string) => CallRequest<Path>,
): Promise<CallData<Path>> {
  const key = digest(body(''))
  try {
    const reply = await api.call(path, body(requestIds.of(path, key)), { silent: true })
    requestIds.drop(path, key)
    return reply
  } catch (error) {
    if (isFinal(readFailure(error))) requestIds.drop(path, key)
    throw error
  }
}
