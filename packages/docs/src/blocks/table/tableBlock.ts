import { lineOf, report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { ScrollTable } from './ScrollTable.ts'

/** A table written in Markdown. */
export const tableBlock = defineBlock({
  type: 'table',
  Component: ScrollTable,
  minHeight: (_, tables) => 40 * tables.flatMap((table) => (table.type === 'table' ? table.children : [])).length,

  check(node, context) {
    const columns = node.align?.length ?? 0
    for (const row of node.children) {
      const extra = row.children[columns]
      if (extra)
        report(
          context,
          extra,
          `The row has ${row.children.length} cells and the table ${columns} columns: what is beyond them is not shown.`,
          'Take the cells out, add columns to the row of | --- |, or write a | inside a cell as \\|.',
        )
    }
  },

  parse(node, { parts, structure }) {
    const columns = node.children[0]?.children.length ?? 0
    const rows = node.children.length - 1
    const line = lineOf(node)
    parts.tables.push({ kind: 'markdown', columns, rows, line })
    structure.push({ label: `a table of ${columns} × ${rows} cells`, line })
    return { data: { title: parts.headings.at(-1)?.text }, children: [node] }
  },
})
