/** A placeholder for pictures that the library would fetch from its vendor's host: corner brackets around a word. */
export function placeholder(word: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 160' fill='none' stroke='#c5c8ce' stroke-width='2'><path d='M40 52V28h24M176 28h24v24M200 108v24h-24M64 132H40v-24'/><text x='120' y='94' fill='#808695' stroke='none' font-family='monospace' font-size='40' text-anchor='middle'>${word}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll("'", '%27')}`
}

/**
 * Patches the library's source where it would leave the page: pictures on the vendor's host become placeholders, and an absolute `to` opens
 * a new tab instead of replacing the documentation.
 */
export function neutralise(code: string): string {
  return code
    .replace(/https:\/\/file\.iviewui\.com\/[\w/-]*?icon-([\w-]+)\.svg/g, (_url, name: string) => placeholder(words[name] ?? ''))
    .replaceAll('window.location.href = this.to', "window.open(this.to, '_blank', 'noopener')")
}

const words: Record<string, string> = {
  '403': '403',
  '403-color': '403',
  '404': '404',
  '404-color': '404',
  '500': '500',
  '500-color': '500',
  'no-message': '0',
}
