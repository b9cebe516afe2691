import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock, defineBlockNode } from '../defineBlock.ts'
import { FileName, type FileNameData } from './FileName.ts'
import { FileTree } from './FileTree.ts'

const fileName = defineBlockNode({ Component: FileName })

/** `:::file-tree` around a list of names: a folder ends with `/` or has a list below it, and what follows a name explains it. */
export const fileTreeBlock = defineBlock({
  type: 'containerDirective',
  names: ['file-tree'],
  ownsContent: true,
  Component: FileTree,

  parse(node, context, transformChildren) {
    const [list, ...others] = node.children
    if (list?.type !== 'list' || list.ordered || others.length > 0)
      report(
        context,
        others[0] ?? list ?? node,
        'The file tree is not one list.',
        'Write a list of names, with the files of a folder indented below it: - src/, and below it - main.ts.',
      )
    const count = list?.type === 'list' ? nameFiles(list, context) : 0
    context.structure.push({ label: `a tree of ${count} files`, line: lineOf(node) })
    transformChildren(node, context)
    return { data: {}, children: node.children }
  },

  toMarkdown: (_node, _context, content) => content(),
})

/** Puts the name of each item into an element with an icon. Returns the number of names. */
function nameFiles(list: List, context: PageContext): number {
  return list.children
    .map((item) => {
      const [first, ...below] = item.children
      const lists = below.filter((child): child is List => child.type === 'list')
      if (first?.type !== 'paragraph' || lists.length < below.length || lists.length > 1)
        report(context, item, 'An entry of the file tree is not a name.', 'Write - name, or - name and what it is for, in one paragraph.')
      else splitName(first, lists.length > 0)
      return 1 + lists.reduce((count, child) => count + nameFiles(child, context), 0)
    })
    .reduce((sum, count) => sum + count, 0)
}

/** A name reaches to the first blank; one in bold or in backticks may have blanks. `…` represents files that are left out. */
function splitName(line: Paragraph, hasFiles: boolean): void {
  const [first, ...others] = line.children
  if (!first) return
  const [, name = '', rest = ''] = first.type === 'text' ? (/^(\S+)([\s\S]*)$/.exec(first.value) ?? []) : []
  const shown: PhrasingContent = first.type === 'text' ? { type: 'text', value: name } : plain(first)
  const text = toString(shown)
  if (text === '…' || text === '...') return
  const data: FileNameData = { kind: hasFiles || text.endsWith('/') ? 'folder' : 'file' }
  const comment: PhrasingContent[] = [...(rest.trim() ? [{ type: 'text' as const, value: rest }] : []), ...others]
  const nodes: RootContent[] = [fileName.create(data, [shown]), ...comment]
  Object.assign(line, { children: nodes })
}

/** A name in backticks is a name like the others. */
function plain(node: PhrasingContent): PhrasingContent {
  return node.type === 'inlineCode' ? { type: 'text', value: node.value } : node
}
