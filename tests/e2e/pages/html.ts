/** Leaves out the scripts of a page. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
}

/** Leaves out the templates of a page, whose content is not in the document. */
export function withoutTemplates(html: string): string {
  return html.replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
}

/** Leaves out the snapshots of demos, each with all that is inside it. */
export function withoutSnapshots(html: string): string {
  const start = html.indexOf('<div class="doc-snapshot"')
  if (start === -1) return html
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1
    if (depth === 0) return html.slice(0, start) + withoutSnapshots(html.slice(start + index + tag.length))
  }
  throw new Error('A snapshot does not end.')
}
