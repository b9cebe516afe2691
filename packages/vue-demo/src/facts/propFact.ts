import type { PropFact } from './factTypes.ts'

/** Reads one entry of a component's `props`. Must run inside a component's `setup`. */
export function propFact(definition: unknown): PropFact {
  const { type, default: initial, required, validator } = isRecord(definition) ? definition : { type: definition }
  const types = [type].flat().filter((constructor) => typeof constructor === 'function')
  const names = types.map((constructor) => constructor.name)
  const values = isFunction(validator) ? allowedValues(validator) : undefined
  return { types: names, isRequired: required === true, ...defaultFact(initial, names), ...(values && { values }) }
}

function defaultFact(initial: unknown, types: string[]): Pick<PropFact, 'default' | 'isDefaultUnknown'> {
  let value = initial
  if (typeof initial === 'function' && !types.includes('Function')) {
    try {
      value = initial({})
      // A generated name differs each time.
      if (typeof value === 'string' && value !== initial({})) return { isDefaultUnknown: true }
    } catch {
      return { isDefaultUnknown: true }
    }
  }
  if (value === undefined && types.includes('Boolean')) value = false
  return value === undefined ? {} : { default: value }
}

/** Most validators of the library are a single `oneOf(value, […])`: its list is parsed from the code and verified with the validator. */
function allowedValues(validator: (value: unknown) => unknown): (string | number)[] | undefined {
  const list = /\{\s*return oneOf\(\w+, \[([^\]]*)\]\);?\s*\}$/.exec(validator.toString())?.[1]
  const values = list?.match(/"[^"]*"|[\d.]+/g)?.map((literal) => (literal.startsWith('"') ? literal.slice(1, -1) : Number(literal)))
  return values?.every((value) => validator(value)) ? values : undefined
}

function isFunction(value: unknown): value is (value: unknown) => unknown {
  return typeof value === 'function'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
