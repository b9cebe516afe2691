/** Prints a Markdown table with left-aligned names and right-aligned figures. Rows that are measured later are printed by {@link printRow}. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[] = []): void {
  const rule = head.map((_name, column) => (column === 0 ? ':---' : '---:'))
  for (const cells of [head, rule, ...rows]) printRow(cells)
}

/** Prints a row of a Markdown table. */
export function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
