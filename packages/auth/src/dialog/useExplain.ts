import { useT } from '@view-site/i18n'
import { explainFailure } from '../core/explainFailure.ts'
import type { FieldName, FieldProblem } from '../core/validate.ts'
import { authMessages } from '../messages.ts'

/** An error: of a field, or of the whole form. */
export type FormErrors = Partial<Record<FieldName | 'form', string>>

/** Error messages in the visitor's language. */
export function useExplain() {
  const t = useT(authMessages)
  const problem = (found: FieldProblem) => t(`error.${found}`)
  return {
    problem,
    failure(error: unknown, names: readonly FieldName[]): FormErrors {
      const failure = explainFailure(error)
      if ('problem' in failure) return { [failure.at]: problem(failure.problem) }
      if ('text' in failure) return { [failure.at !== 'form' && names.includes(failure.at) ? failure.at : 'form']: failure.text }
      return { form: failure.key === 'wait' ? t('error.wait', { count: failure.minutes }) : t(`error.${failure.key}`) }
    },
  }
}
