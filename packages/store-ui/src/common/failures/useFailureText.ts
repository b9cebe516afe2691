import { useT } from '@view-site/i18n'
import { useCallback } from 'react'
import { errorMessages } from './errorMessages.ts'
import { advisedCodes } from './advisedCodes.ts'
import type { Failure } from './readFailure.ts'

/** Describes a failure: our own advice where we have some, otherwise the API client's message. */
export function useFailureText(): (failure: Failure) => string {
  const t = useT(errorMessages)
  return useCallback(
    ({ kind, code, message }: Failure) => {
      const advised = advisedCodes.find((known) => Number(known) === code)
      if (advised) return t(`code.${advised}`)
      if (kind === 'business' && message) return message
      return t(kind === 'business' ? 'kind.unknown' : `kind.${kind}`)
    },
    [t],
  )
}
