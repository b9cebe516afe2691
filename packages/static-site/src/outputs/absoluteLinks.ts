/** Makes the links of Markdown absolute: authors write them as routes, without locale and origin. */
export function absoluteLinks(markdown: string, address: (path: string) => string): string {
  return markdown.replaceAll(/(?<=\]\()\/(?!\/)[^)\s]*/g, address)
}
