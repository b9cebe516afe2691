const depthLimit = 3
const entryLimit = 50
const textLimit = 2000

/** Formats a value like a developer console. Never throws, even if reading the value throws. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return show(value, 0, new Set())
  } catch (error) {
    return `[${error instanceof Error ? error.message : 'unreadable'}]`
  }
}

function show(value: unknown, depth: number, above: ReadonlySet<object>): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, textLimit))
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name}()`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Element) return `<${value.localName}>`
  if (value instanceof Date || value instanceof RegExp) return String(value)
  if (above.has(value)) return '[…]'
  const inside = (each: unknown) => show(each, depth + 1, new Set([...above, value]))
  if (Array.isArray(value)) return depth >= depthLimit ? `Array(${value.length})` : `[${listed(value, inside)}]`
  const name = value.constructor?.name ?? 'Object'
  if (depth >= depthLimit) return name
  if (value instanceof Map) return `Map {${listed([...value], ([key, each]) => `${inside(key)} => ${inside(each)}`)}}`
  if (value instanceof Set) return `Set {${listed([...value], inside)}}`
  const fields = listed(Object.entries(value), ([key, each]) => `${key}: ${inside(each)}`)
  return `${name === 'Object' ? '' : `${name} `}{${fields === '' ? '' : ` ${fields} `}}`
}

function listed<T>(values: readonly T[], text: (value: T) => string): string {
  const shown = values.slice(0, entryLimit).map(text)
  return [...shown, ...(values.length > entryLimit ? ['…'] : [])].join(', ')
}
