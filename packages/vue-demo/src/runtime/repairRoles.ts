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
  if (root.matches('ul.ivu-page')) repairList(root)
  else if (root.matches('.ivu-table-wrapper')) repairTable(root)
  else if (root.matches('table, tr') && tableOf(root)?.role === 'table') repairRows(root)
}

function repairList(list: Element): void {
  for (const child of list.children) if (child.nodeName !== 'LI') child.role = 'listitem'
}

/** Element of the library's table that has an element as its part or in a row of one. A table in a cell has none. */
function tableOf(element: Element): Element | undefined {
  const table = element.closest('table')?.parentElement?.parentElement
  return table?.matches('.ivu-table') ? table : undefined
}

/** One without a header is right as it is. One with a title, a footer or copies of its fixed columns is more than rows: it stays too. */
function repairTable(wrapper: Element): void {
  const table = [...wrapper.children].find((child) => child.matches('.ivu-table'))
  const parts = [...(table?.children ?? [])]
  if (!table || !parts.some((part) => part.matches('.ivu-table-header')) || !parts.every(hasRowsOnly)) return
  table.role = 'table'
  for (const part of parts) {
    if (part.matches('.ivu-table-tip')) repairTip(part)
    else for (const rows of part.children) repairRows(rows)
  }
}

function hasRowsOnly(part: Element): boolean {
  return (
    part.matches('.ivu-table-header, .ivu-table-body, .ivu-table-tip') || part.firstElementChild?.matches('.ivu-table-summary') === true
  )
}

/** What is shown instead of rows is a text in a table. */
function repairTip(part: Element): void {
  for (const child of part.children) child.role = 'none'
}

/** The rows of a part of a table, or one row. */
function repairRows(part: Element): void {
  if (part.nodeName === 'TR') return repairRow(part)
  part.role = 'none'
  for (const group of part.children) {
    if (group.nodeName === 'COLGROUP') continue
    group.role = 'rowgroup'
    for (const row of group.children) repairRow(row)
  }
}

function repairRow(row: Element): void {
  row.role = 'row'
  for (const cell of row.children) cell.role = cell.nodeName === 'TH' ? 'columnheader' : 'cell'
}
