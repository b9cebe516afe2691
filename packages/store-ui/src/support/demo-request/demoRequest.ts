import type { CallRequest } from '@view-site/contract'
import { phoneLength, type CompanySize, type DemoProduct, type Scene } from '@view-site/contract/constants'

/** The demo request as the form holds it. */
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

/** What is wrong with a field. */
export type DemoRequestProblem = { kind: 'missing' } | { kind: 'phone-wrong' } | { kind: 'too-long'; limit: number }

/** Fields in the order they stand in. */
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

/** What is wrong with one field, or nothing. The contract's schema is the judge; a test holds the two together. */
export function checkDemoRequestField(values: DemoRequestValues, field: DemoRequestField): DemoRequestProblem | undefined {
  const value = typeof values[field] === 'string' ? values[field].trim() : values[field]
  if (value.length === 0) return { kind: 'missing' }
  if (field === 'phone_number' && !isPhone(values.phone_number)) return { kind: 'phone-wrong' }
  const limit = limits[field]
  return limit !== undefined && value.length > limit ? { kind: 'too-long', limit } : undefined
}

/** The fields that cannot be sent as they are, in the form's order. */
export function demoRequestFaults(values: DemoRequestValues): DemoRequestField[] {
  return demoRequestFields.filter((field) => checkDemoRequestField(values, field) !== undefined)
}

/** What travels along with the form: who asks, and the campaign that led here. */
export interface DemoRequestOrigin {
  uuid: string
  utmSource: string
}

/** The body of the call, once nothing is at fault. */
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
