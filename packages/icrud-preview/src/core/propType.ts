import type { PropType } from 'vue'

/** Tells the compiler what a prop holds; Vue itself knows it by a constructor, or several. */
export function propType<Value>(constructor: unknown): PropType<Value>
export function propType(constructor: unknown): unknown {
  return constructor
}
