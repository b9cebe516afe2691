/** Prints a Markdown table with left-aligned names and right-aligned figures. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const rule = head.map((_name, column) => (column === 0 ? ':---' : '---:'))
  for (const cells of [head, rule, ...rows]) process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
