import type { DemoProduct } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { useState } from 'react'
import { checkDemoRequestField, demoRequestFields, emptyDemoRequest, type DemoRequestField, type DemoRequestValues } from './demoRequest.ts'
import { demoRequestMessages } from './demoRequestMessages.ts'

type TextOf<Field> = Field extends DemoRequestField ? (DemoRequestValues[Field] extends string ? Field : never) : never

/** The values of the form, and the errors of the fields that have been blurred or changed. */
export function useDemoRequestForm(products: readonly DemoProduct[]) {
  const t = useT(demoRequestMessages)
  const [values, setValues] = useState<DemoRequestValues>({ ...emptyDemoRequest, product_names: products })
  const [touched, setTouched] = useState<ReadonlySet<DemoRequestField>>(new Set())
  const touch = (...fields: readonly DemoRequestField[]) => setTouched((before) => new Set([...before, ...fields]))
  const set = (change: Partial<DemoRequestValues>) => setValues((before) => ({ ...before, ...change }))

  function problemOf(field: DemoRequestField) {
    const problem = touched.has(field) ? checkDemoRequestField(values, field) : undefined
    if (problem?.kind === 'missing') return t(`missing.${field}`)
    if (problem?.kind === 'too-long') return t('tooLong', { limit: problem.limit })
    return problem && t('phoneWrong')
  }

  return {
    values,
    problemOf,
    touchAll: () => touch(...demoRequestFields),
    /** Sets a choice, which is validated at once. */
    choose: <Field extends DemoRequestField>(field: Field, value: DemoRequestValues[Field]) => {
      set({ [field]: value })
      touch(field)
    },
    /** Props of a text field, which is validated on blur. */
    text: (field: Exclude<TextOf<DemoRequestField>, 'people'>) => ({
      value: values[field],
      onValueChange: (value: string) => set({ [field]: value }),
      onBlur: () => touch(field),
    }),
  }
}
