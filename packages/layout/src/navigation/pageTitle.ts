/** The document's title: unread messages, the page's title, the app's name. */
export function pageTitle(title: string | undefined, { suffix, messages = '' }: { suffix: string; messages?: string }): string {
  return `${messages}${title === undefined || title === '' ? suffix : `${title} - ${suffix}`}`
}
