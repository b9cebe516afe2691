import type { MountSnapshot } from '../../src/build.ts'

/** Mounts demos that are functions which fill an element. */
export const mountSnapshot: MountSnapshot = async ({ module, name, locale }, host) => {
  const page: { default: Record<string, (host: HTMLElement, locale: string) => void> } = await import(module)
  page.default[name]?.(host, locale)
  return () => host.replaceChildren()
}
