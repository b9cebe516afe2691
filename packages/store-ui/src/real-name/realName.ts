import { isIdNumber } from '@view-site/contract/constants'

/** What is typed into the form. */
export interface RealNameValues {
  name: string
  id_number: string
}

/** The error of a field; a key of the form's texts. */
export type RealNameFault = 'nameWrong' | 'numberMissing' | 'numberWrong'

/** The number as the contract expects it: no spaces, a capital X. */
export function tidyIdNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** The first error of each field. */
export function realNameFaults({ name, id_number }: RealNameValues): Partial<Record<keyof RealNameValues, RealNameFault>> {
  const { length } = name.trim()
  const number = tidyIdNumber(id_number)
  return {
    ...(length >= 2 && length <= 40 ? {} : { name: 'nameWrong' as const }),
    ...(number === '' ? { id_number: 'numberMissing' as const } : isIdNumber(number) ? {} : { id_number: 'numberWrong' as const }),
  }
}
