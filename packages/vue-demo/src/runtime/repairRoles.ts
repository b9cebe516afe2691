import type { ComponentOptions } from 'vue'

/**
 * Gives the parts of two of the library's components the roles that their markup lacks, so that screen readers can read demos with them:
 * `Page` puts its total and its fields into its list as they are, and `Table` renders its header as a table without cells, apart from
 * that of its rows. What is seen stays the same. Elements that the library adds later get theirs with its update.
 */
export const repairRoles: ComponentOptions = {
  mounted() {
    repair(this.$el)
  },
  updated() {
    repair(this.$el)
  },
}

/** Root of a component: of one without an element, a text or a comment. */
function repair(root: unknown): void {
  if (!(root instanceof Element)) return
  if (root.matches('ul.ivu-page')) return repairList(root)
  if (root.matches('.ivu-table-wrapper')) return repairTable(root.querySelector(':scope > .ivu-table'))
  const table = root.matches('table, tr') ? tableOf(root) : null
  if (root.matches('table')) repairTable(table)
  else if (table?.role === 'table') repairRow(root, true)
}

function repairList(list: Element): void {
  for (const child of list.children) if (child.nodeName !== 'LI') child.role = 'listitem'
}

/** Element of the library's table that has an element as its part or in a row of one. A table in a cell has none. */
function tableOf(element: Element): Element | null {
  const table = element.closest('table')?.parentElement?.parentElement
  return table?.matches('.ivu-table') ? table : null
}

/**
 * One without a header is right as it is, and one without columns is no table. One with a title, a footer or copies of its fixed columns is
 * more than rows: it stays too.
 */
function repairTable(table: Element | null): void {
  const parts = [...(table?.children ?? [])]
  const isTable = table?.querySelector(':scope > .ivu-table-header th') != null && parts.every(hasRowsOnly)
  if (!table || (!isTable && table.role !== 'table')) return
  table.role = isTable ? 'table' : null
  for (const part of parts) {
    // What is shown instead of rows is a text in a table.
    const isTip = part.matches('.ivu-table-tip')
    for (const child of part.children) {
      if (isTip) child.role = isTable ? 'none' : null
      else repairRows(child, isTable)
    }
  }
}

function hasRowsOnly(part: Element): boolean {
  return (
    part.matches('.ivu-table-header, .ivu-table-body, .ivu-table-tip') || part.firstElementChild?.matches('.ivu-table-summary') === true
  )
}

/** The rows of a part of a table. Those of what is no table lose their roles. */
function repairRows(part: Element, isTable: boolean): void {
  part.role = isTable ? 'none' : null
  for (const group of part.children) {
    if (group.nodeName === 'COLGROUP') continue
    group.role = isTable ? 'rowgroup' : null
    for (const row of group.children) repairRow(row, isTable)
  }
}

function repairRow(row: Element, isTable: boolean): void {
  row.role = isTable ? 'row' : null
  for (const cell of row.children) {
    const role = cell.nodeName === 'TH' ? 'columnheader' : 'cell'
    cell.role = isTable ? role : null
  }
}
