import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/**
 * Throws if elements are nested as no HTML can say, such as a `<div>` in a `<p>`: the parser of a browser would make other elements of their
 * markup.
 */
export function checkNesting(host: Element): void {
  compare(host, parseFragment(host.innerHTML).childNodes)
}

function compare(element: Element, parsed: readonly DefaultTreeAdapterTypes.ChildNode[]): void {
  const found = elementsOf(parsed)
  for (const [index, child] of childrenOf(element).entries()) {
    const other = found[index]
    if (other?.tagName.toLowerCase() !== child.localName.toLowerCase())
      throw new Error(`It has a <${child.localName}> in a <${element.localName}>, which HTML does not allow.`)
    compare(child, other.childNodes)
  }
}

/** Parsers add a `<tbody>` to a table without one, which changes nothing. */
const added = 'tbody'

function childrenOf(element: Element): Element[] {
  return [...element.children].flatMap((child) => (child.localName === added ? childrenOf(child) : [child]))
}

function elementsOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    return node.tagName === added ? elementsOf(node.childNodes) : [node]
  })
}
