import { useT } from '@view-site/i18n'
import { readFailure } from '../../common/failures/readFailure.ts'
import { useFailureText } from '../../common/failures/useFailureText.ts'
import { seatsMessages } from './seatsMessages.ts'

const own = ['40301', '40302', '40401', '40912', '40916', '40921', '40922', '41001', '41002', '42901', '50203'] as const

/** Describes the failure of a call about seats. */
export function useSeatFailure(): (error: unknown) => string {
  const t = useT(seatsMessages)
  const textOf = useFailureText()
  return (error) => {
    const failure = readFailure(error)
    const code = own.find((known) => Number(known) === failure.code)
    return code === undefined ? textOf(failure) : t(`code.${code}`)
  }
}
