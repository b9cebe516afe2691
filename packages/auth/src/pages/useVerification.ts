import { ApiError } from '@view-site/api-client'
import * as errorCodes from '@view-site/contract/error-codes'
import { useCallback, useEffect, useState } from 'react'
import { useExplain } from '../dialog/useExplain.ts'
import { useSessionContext } from '../react/SessionContext.ts'

/** The state of verifying a mail address. */
export type Verification = { state: 'working' | 'done' | 'expired' | 'used' } | { state: 'failed'; why: string }

const outcomes: Readonly<Record<number, 'expired' | 'used'>> = { [errorCodes.linkInvalid]: 'used', [errorCodes.linkExpired]: 'expired' }

/** Verifies with the token when the page opens, only once even if it is rendered twice. */
export function useVerification(token: string): Verification & { retry: () => void } {
  const { session } = useSessionContext('VerifyPage')
  const explain = useExplain()
  const [result, setResult] = useState<Verification>({ state: 'working' })
  const verify = useCallback(
    () =>
      session.verifyMail(token).then(
        (): Verification => ({ state: 'done' }),
        (error: unknown): Verification => {
          const state = error instanceof ApiError ? outcomes[error.code ?? 0] : undefined
          return state ? { state } : { state: 'failed', why: explain.failure(error, []).form ?? '' }
        },
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts depend on the language, which changes only with the whole page
    [session, token],
  )
  useEffect(() => {
    let isOver = false
    const show = async () => {
      const found = await verify()
      if (!isOver) setResult(found)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [verify])
  const retry = useCallback(() => {
    setResult({ state: 'working' })
    void verify().then(setResult)
  }, [verify])
  return { ...result, retry }
}
