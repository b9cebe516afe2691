import { setTimeout as sleep } from 'node:timers/promises'
import { codes, type ErrorCode } from '@view-site/contract'
import type { AppContext } from './caller.ts'
import type { Fault } from './faults.ts'
import { failure } from './replies.ts'

/** Applies a fault; returns undefined if the call proceeds, possibly delayed. */
export async function hitFault(fault: Fault | undefined, context: AppContext): Promise<Response | undefined> {
  if (fault === undefined) return undefined
  if (fault.latencyMs !== undefined) await sleep(fault.latencyMs)
  if (fault.drop === true) {
    context.env?.incoming?.socket.destroy()
    return new Response(null, { status: 499 })
  }
  if (fault.body !== undefined) return new Response(fault.body, { status: fault.status ?? 200, headers: { 'cache-control': 'no-store' } })
  if (fault.code !== undefined && isErrorCode(fault.code)) return failure(fault.code)
  if (fault.status !== undefined) return new Response('', { status: fault.status, headers: { 'cache-control': 'no-store' } })
  return undefined
}

function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(codes, code)
}
