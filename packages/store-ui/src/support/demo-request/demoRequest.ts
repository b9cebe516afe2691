import type { CallRequest } from '@view-site/contract'
import { phoneLength, type CompanySize, type DemoProduct, type Scene } from '@view-site/contract/constants'

/** The values of the demo request form. */
export interface DemoRequestValues {
  name: string
  phone_number: string
  product_names: readonly DemoProduct[]
  company_name: string
  people: CompanySize | ''
  scenes: readonly Scene[]
  question: string
}

/** A field of the form. */
export type DemoRequestField = keyof DemoRequestValues

/** The error of a field. */
export type DemoRequestProblem = { kind: 'missing' } | { kind: 'phone-wrong' } | { kind: 'too-long'; limit: number }

/** The fields in the form's order. */
export const demoRequestFields = [
  'name',
  'phone_number',
  'product_names',
  'company_name',
  'people',
  'scenes',
  'question',
] as const satisfies readonly DemoRequestField[]

/** An empty form. */
export const emptyDemoRequest: DemoRequestValues = {
  name: '',
  phone_number: '',
  product_names: [],
  company_name: '',
  people: '',
  scenes: [],
  question: '',
}

const limits: Partial<Record<DemoRequestField, number>> = { name: 60, company_name: 120, question: 2000 }

/** The error of a field, if any. The contract's schema decides; a test keeps the two in step. */
export function checkDemoRequestField(values: DemoRequestValues, field: DemoRequestField): DemoRequestProblem | undefined {
  const value = typeof values[field] === 'string' ? values[field].trim() : values[field]
  if (value.length === 0) return { kind: 'missing' }
  if (field === 'phone_number' && !isPhone(values.phone_number)) return { kind: 'phone-wrong' }
  const limit = limits[field]
  return limit !== undefined && value.length > limit ? { kind: 'too-long', limit } : undefined
}

/** The fields with errors, in the form's order. */
export function demoRequestFaults(values: DemoRequestValues): DemoRequestField[] {
  return demoRequestFields.filter((field) => checkDemoRequestField(values, field) !== undefined)
}

/** What is sent with the form: the visitor's id, and the campaign they came from. */
export interface DemoRequestOrigin {
  uuid: string
  utmSource: string
}

/** The body of the call, or nothing while there are errors. */
export function demoRequestBody(
  values: DemoRequestValues,
  { uuid, utmSource }: DemoRequestOrigin,
): CallRequest<'pro/display/create'> | undefined {
  const { people } = values
  if (people === '' || demoRequestFaults(values).length > 0) return undefined
  return {
    ...values,
    people,
    product_names: values.product_names.join(','),
    scenes: values.scenes.join(','),
    uuid,
    utmsource: utmSource.slice(0, 200),
  }
}

function isPhone(text: string) {
  return text.length === phoneLength && /^\d+$/.test(text)
}
