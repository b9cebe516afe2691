import type { parts as all } from './parts.ts'

type Parts = typeof all

/** Loads a part of the layout that is not needed at the start. */
export async function loadPart<Name extends keyof Parts>(name: Name): Promise<Awaited<ReturnType<Parts[Name]>>> {
  const { parts } = await import('./parts.ts')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the part of this name gives
  return (await parts[name]()) as Awaited<ReturnType<Parts[Name]>>
}
