/** The initial value of a `ref` that an expression names, as it is written: `'[0, 1]'`. `''` for `ref()`, `undefined` if the script has no such `ref`. */
export function initialText(expression: string, script: string): string | undefined {
  if (!isName(expression)) return undefined
  const declaration = new RegExp(
    String.raw`\b(?:const|let|var)\s+${escaped(expression)}\s*=\s*(?:shallowRef|ref)\b(?:<[^()=]*>)?\(([^()]*)\)`,
  )
  return declaration.exec(script)?.[1]?.trim()
}

/** The text of a function: of the one that an expression names, from its declaration in the script, or of the expression itself. */
export function functionText(expression: string, script: string): string | undefined {
  if (!isName(expression)) return expression
  const name = escaped(expression)
  // A declaration at the beginning of a line ends with the first line that is not deeper.
  const declaration = new RegExp(
    String.raw`^([ \t]*)(?:(?:async\s+)?function\s+${name}\b|(?:const|let)\s+${name}\s*=\s*(?:async\s*)?(?:\(|function\b|\w+\s*=>)).*(?:\n(?:\1[ \t].*)?)*`,
    'm',
  )
  return declaration.exec(script)?.[0]
}

function isName(expression: string): boolean {
  return /^[\w$]+$/.test(expression.trim())
}

function escaped(name: string): string {
  return name.trim().replaceAll('$', String.raw`\$`)
}
