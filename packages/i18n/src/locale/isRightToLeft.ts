/** Right-to-left scripts of living languages. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Whether a locale is written from right to left, such as Arabic, Hebrew and Persian. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.includes(new Intl.Locale(locale).maximize().script ?? '')
}
