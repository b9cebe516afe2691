/** Scripts that are written from right to left, of languages in use. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Whether a locale is written from right to left: Arabic, Hebrew, Persian. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.includes(new Intl.Locale(locale).maximize().script ?? '')
}
