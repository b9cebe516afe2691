import { isIdNumber } from './isIdNumber.ts'

/** Characters of a unified social credit code in the order of their values (GB 32100-2015): no I, O, S, V, Z. */
const creditLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Whether a text can be a taxpayer number: a unified social credit code or a resident's number, both of 18 characters with a check
 * character, or an older number of 15, 17 or 20 characters without one.
 */
export function isTaxNumber(text: string): boolean {
  if (/^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/.test(text)) return true
  return isCreditCode(text) || isIdNumber(text)
}

function isCreditCode(text: string): boolean {
  if (text.length !== 18) return false
  const values = Array.from(text, (letter) => creditLetters.indexOf(letter))
  if (values.includes(-1)) return false
  const sum = values.slice(0, 17).reduce((total, value, index) => total + value * (3 ** index % 31), 0)
  return (31 - (sum % 31)) % 31 === values[17]
}
