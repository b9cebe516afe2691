/** Locales in a sentence: `zh-CN and en-US`. */
export function listOf(locales: readonly string[]): string {
  return new Intl.ListFormat('en').format(locales)
}

/** The fix for a text that some locale lacks. */
export function writeIn(locales: readonly string[]): string {
  return locales.length > 1 ? `Write it in ${listOf(locales)}.` : 'Write it.'
}
