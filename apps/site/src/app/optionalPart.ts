import { lazy, type ComponentType } from 'react'

/** Like React's `lazy`, except that a part that cannot be loaded is left out. React would show an error in the place of the whole site. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
