import type { PropType } from 'vue'

/** The TypeScript type of a prop, for which Vue only has constructors at run time. */
export function propType<Value>(constructor: unknown): PropType<Value>
export function propType(constructor: unknown): unknown {
  return constructor
}
