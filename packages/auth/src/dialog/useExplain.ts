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
      if (failure.at !== 'form' && 'problem' in failure)
        return names.includes(failure.at) ? { [failure.at]: problem(failure.problem) } : { form: t('error.unknown') }
      if ('text' in failure) return { [shownAt(failure.at, names)]: failure.text }
      return { form: failure.key === 'wait' ? t('error.wait', { count: failure.minutes }) : t(`error.${failure.key}`) }
    },
  }
}

/** The field of the form that shows a failure. The codes of an SMS and of a mail have the same failures, and a form has one of the two. */
function shownAt(at: FieldName | 'form', names: readonly FieldName[]): FieldName | 'form' {
  if (at === 'captcha' && names.includes('mailCaptcha')) return 'mailCaptcha'
  return at !== 'form' && names.includes(at) ? at : 'form'
}
