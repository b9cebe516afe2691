import axe from 'axe-core'

/** What axe finds wrong with the page, as readable lines; an empty list is good. `floating`: with a menu or the like open. */
export async function violations({ floating = false } = {}): Promise<string[]> {
  // Guards that hand the focus on at once: nobody ever stands on one.
  const { violations: found } = await axe.run(floating ? { include: 'body', exclude: '[data-base-ui-focus-guard]' } : document, {
    resultTypes: ['violations'],
    selectors: false,
    rules: {
      // The frame that runs the tests has no title of its own.
      'document-title': { enabled: false },
      // An open menu hangs at the end of the body, outside of the landmarks, as long as it has the focus.
      region: { enabled: !floating },
    },
  })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html}`))
}
