/** Selectors of the elements of a text. A rule for any child would be tested on every element of the page; one that names them is not. */
const blocks = [
  'p',
  'ul',
  'ol',
  'blockquote',
  '.doc-tip',
  '.doc-details',
  '.doc-block',
  '.doc-scroll',
  '.doc-tabs',
  '.doc-demo',
  '.doc-diagram',
  '.doc-math',
  '.doc-mermaid',
  '.doc-picture',
  '.doc-steps',
  '.doc-files',
  '.doc-locked',
]

/**
 * Selects each block that is a child of `parent`.
 * @param state Pseudo-class that the block has to have, such as `:first-child`.
 */
export function blocksOf(parent: string, state = ''): string {
  return blocks.map((block) => `${parent} > ${block}${state}`).join(', ')
}
