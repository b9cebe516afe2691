/** The document's title: the page's, the app's behind it, unread messages in front. */
export function pageTitle(title: string | undefined, { suffix, messages = '' }: { suffix: string; messages?: string }): string {
  return `${messages}${title === undefined || title === '' ? suffix : `${title} - ${suffix}`}`
}
