/** A documented type, reduced to the parts that can be checked against the library's own declaration. */
export interface TypeParts {
  /** String and number literals. */
  literals: (string | number)[]
  /** Names of constructors, those of the literals included. */
  kinds: Set<string>
  /** A named type such as `ColumnProps`, which may be an object, a list, a function or a date. */
  hasNamed: boolean
  /** It is a union of literals and nothing else, so that they are all its values. */
  isClosed: boolean
}

const keywords: Record<string, string> = {
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  true: 'Boolean',
  false: 'Boolean',
  object: 'Object',
  Function: 'Function',
  Date: 'Date',
}

/** Reads a TypeScript type as a table shows it: `'small' | 'large' | number`. */
export function readType(type: string): TypeParts {
  const parts: TypeParts = { literals: [], kinds: new Set(), hasNamed: false, isClosed: true }
  for (const part of unionMembers(type)) {
    const literal = /^(['"])(.*)\1$/.exec(part)?.[2]
    const isNumber = /^-?\d+(\.\d+)?$/.test(part)
    if (literal !== undefined || isNumber) parts.literals.push(isNumber ? Number(part) : (literal ?? ''))
    const kind = isNumber ? 'Number' : literal === undefined ? kindOf(part) : 'String'
    if (kind) parts.kinds.add(kind)
    else if (!/^(null|undefined)$/.test(part)) parts.hasNamed = true
    if (literal === undefined && !isNumber) parts.isClosed = false
  }
  return parts
}

function kindOf(part: string): string | undefined {
  if (part.includes('=>')) return 'Function'
  if (/(\]|^(readonly )?(Array|ReadonlyArray)<.*>)$/.test(part)) return 'Array'
  if (/^(\{|Record<|Partial<)/.test(part)) return 'Object'
  return keywords[part]
}

/** Splits at top-level `|`; a parenthesised part loses its parentheses. */
function unionMembers(type: string): string[] {
  const members = ['']
  let depth = 0
  let quote = ''
  for (const [index, character] of type.split('').entries()) {
    if (quote) quote = character === quote ? '' : quote
    else if (/['"]/.test(character)) quote = character
    else if (/[([{<]/.test(character)) depth++
    else if (/[)\]}]/.test(character) || (character === '>' && type[index - 1] !== '=')) depth--
    // Everything after an arrow belongs to the function's return type.
    const isSplit = character === '|' && depth === 0 && !quote && !members.at(-1)?.includes('=>')
    if (isSplit) members.push('')
    else members.push(`${members.pop()}${character}`)
  }
  return members.map((member) => member.trim().replace(/^\((.*)\)$/, '$1')).filter(Boolean)
}
