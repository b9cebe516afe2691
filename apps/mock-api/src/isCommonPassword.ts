import { dictionary } from '@zxcvbn-ts/language-common'

/** Passwords common in China, which the international list does not have. */
const common = `66666666 88888888 22222222 12344321 147258369 5201314a 5201314520 1314520520 woaini1314 woaini520 zhang123 wang1234
  admin888 root1234 user1234 test1234 asdf1234 qwer1234 zxcvbnm1 aini1314 a5201314 qazwsxedc`.split(/\s+/)

/** Words that an attacker of this site tries first. */
const context = ['demo', 'admin', 'viewui', 'viewuiplus', 'view-ui-plus', 'adminplus', 'admincloud', 'icrud', 'iview']

const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(String), ...common, ...context])

/**
 * Whether a password is among the first that an attacker tries: one of about 49,000 common ones, also with up to five digits or signs behind
 * it, a name of this site, the name in the mail address, characters in a row, or one or two characters repeated.
 */
export function isCommonPassword(password: string, mail = ''): boolean {
  const plain = password.toLowerCase()
  const word = plain.replace(/[\d\p{P}\p{S}]{1,5}$/u, '')
  const name = mail.slice(0, Math.max(0, mail.lastIndexOf('@')))
  return [plain, word].some((text) => known.has(text) || (name.length > 3 && text === name)) || new Set(plain).size <= 2 || isRow(plain)
}

/** `abcdefgh`, `98765432`. */
function isRow(text: string): boolean {
  const steps = new Set(Array.from(text.slice(1), (letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)))
  const [step] = steps
  return steps.size === 1 && Math.abs(step ?? 0) === 1
}
