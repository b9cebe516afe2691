import type { Nodes } from 'mdast'

/**
 * Calls `visit` with a node and with everything below it, in the order of the page. A page is walked eight times: the `visit` of
 * unist-util-visit makes and names a function for every node, which was a seventh of the time of compiling.
 */
export function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visit)
}
