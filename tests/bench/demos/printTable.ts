/** Prints a table as Markdown: names at the left, figures at the right. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const rule = head.map((_name, column) => (column === 0 ? ':---' : '---:'))
  for (const cells of [head, rule, ...rows]) process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
