import axe from 'axe-core'

/** The violations that axe finds on the page, as readable lines. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    // The test frame has neither the title nor the landmarks of the site.
    rules: { region: { enabled: false }, 'document-title': { enabled: false }, 'landmark-one-main': { enabled: false } },
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`))
}
