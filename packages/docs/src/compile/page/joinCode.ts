import type { Emphasis, RootContent, Text } from 'mdast'

/** Joins code that touches a link in code into one code element with a link inside: a type in which some names are links. */
export function joinCode(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  let run: RootContent[] = []
  const close = () => {
    const [first, ...others] = run
    if (first && others.length === 0) joined.push(first)
    else if (first) joined.push({ type: 'emphasis', data: { hName: 'code' }, children: run.flatMap(plain) })
    run = []
  }
  for (const node of nodes) {
    if (isCode(node)) run.push(node)
    else {
      close()
      joined.push(node)
    }
  }
  close()
  return joined
}

function isCode(node: RootContent): boolean {
  return node.type === 'inlineCode' || (node.type === 'link' && node.children.length === 1 && node.children[0]?.type === 'inlineCode')
}

/** The same without the code element, which is put around the whole run. */
function plain(node: RootContent): Emphasis['children'] {
  if (node.type === 'inlineCode') return [text(node.value)]
  if (node.type !== 'link') return []
  return [{ ...node, children: node.children.flatMap((child) => (child.type === 'inlineCode' ? [text(child.value)] : [])) }]
}

function text(value: string): Text {
  return { type: 'text', value }
}
