import axe from 'axe-core'

/** What axe finds wrong with the page, as readable lines; an empty list is good. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, {
    // The frame that runs the tests has no title of its own.
    rules: { 'document-title': { enabled: false } },
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`))
}
