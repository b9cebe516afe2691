import type { PageContext } from '../PageContext.ts'

/** What stands beside the page and is shown nowhere on it. Call it after `transformChildren`. */
export function checkUnused({ source, structure, problems }: PageContext): void {
  const shown = new Set(structure.map(({ label }) => label))
  for (const name of Object.keys(source.demos ?? {})) {
    if (shown.has(`the demo "${name}"`)) continue
    problems.push({
      file: `${source.id}/demos/${name}.vue`,
      line: 1,
      message: 'No page shows this demo.',
      fix: `Show it with :::demo{src="${name}"}, or delete the file.`,
    })
  }
  for (const name of Object.keys(source.diagrams ?? {})) {
    if (shown.has(`the diagram "${name}"`)) continue
    problems.push({
      file: `${source.id}/diagrams/${name}.svg`,
      line: 1,
      message: 'No page shows this diagram.',
      fix: `Show it with ::diagram{src="${name}"}, or delete the file.`,
    })
  }
  for (const name of Object.keys(source.api ?? {})) {
    if (shown.has(`the API of "${name}"`)) continue
    problems.push({
      file: `${source.id}/api.ts`,
      message: `The page shows no API of "${name}".`,
      fix: `Show it with ::api{name="${name}"}, or take it out of api.ts.`,
    })
  }
}
