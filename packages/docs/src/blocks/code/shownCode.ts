/** Element with the code that a button of a demo or of a code block is about. */
export function codeOf(button: Element): HTMLElement | null {
  return button.closest('.doc-demo, .doc-block')?.querySelector<HTMLElement>('.doc-code') ?? null
}

/** The code as a reader copies it: of a diff the result, without the removed lines, and of two languages the one that is shown. */
export function codeText(code: HTMLElement): string {
  const lines = Array.from(code.querySelectorAll('.ln:not(del, [data-rest] .js, pre:not([data-rest]) .ts)'), (line) => line.textContent)
  return lines.join('').replace(/\n$/, '')
}

/** Opens the code and selects it, for a reader whose browser does not let a page copy. */
export function selectCode(code: HTMLElement): void {
  code.closest('details')?.setAttribute('open', '')
  getSelection()?.selectAllChildren(code)
}
