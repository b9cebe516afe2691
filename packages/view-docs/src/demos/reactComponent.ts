import type { ComponentType } from 'react'

/** A demo in React. */
export type ReactDemo = ComponentType<{ locale: string }>

/** The component that a demo's file exports. Throws if it exports none. */
export function reactComponent(exported: unknown): ReactDemo {
  if (!isComponent(exported)) throw new Error('The file has no component as its default export.')
  return exported
}

function isComponent(value: unknown): value is ReactDemo {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
