import axe from 'axe-core'

/** What axe finds wrong with the page, as readable lines; an empty list is good. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    // The frame that runs the tests has neither title nor landmarks of the site around the page.
    rules: { region: { enabled: false }, 'document-title': { enabled: false }, 'landmark-one-main': { enabled: false } },
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`))
}
