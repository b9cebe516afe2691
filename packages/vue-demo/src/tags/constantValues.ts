/** Values that an expression certainly takes. */
export type Constant = string | number | boolean | null | undefined

/** The constants that an expression may be: those of its branches, or its own. Other expressions and branches have none. */
export function constantValues(expression: string): Constant[] {
  const text = expression.trim()
  const branches = /^[^?:'"`]+\?(?![.?])(?<yes>[^?:]+):(?<no>[^?:]+)$/.exec(text)?.groups
  return branches ? [branches['yes'], branches['no']].flatMap((branch) => constantOf(branch ?? '')) : constantOf(text)
}

function constantOf(expression: string): Constant[] {
  const text = expression.trim()
  const quoted = /^(['"`])((?:(?!\1)[^\\$])*)\1$/.exec(text)?.[2]
  if (quoted !== undefined) return [quoted]
  if (/^-?\d+(\.\d+)?$/.test(text)) return [Number(text)]
  return text in words ? [words[text]] : []
}

const words: Readonly<Record<string, Constant>> = { true: true, false: false, null: null, undefined }
