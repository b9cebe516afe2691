import { useT } from '@view-site/i18n'
import { readFailure } from '../common/failures/readFailure.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'

const own = ['40104', '40130', '40131', '40132', '40901', '40902', '40915', '50203'] as const

/** Describes the failure of a call of the account centre. */
export function useAccountFailure(): (error: unknown) => string {
  const t = useT(accountCentreMessages)
  const textOf = useFailureText()
  return (error) => {
    const failure = readFailure(error)
    const code = own.find((known) => Number(known) === failure.code)
    return code === undefined ? textOf(failure) : t(`code.${code}`)
  }
}
