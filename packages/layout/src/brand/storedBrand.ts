import type { Density } from '@view-site/ui/create-theme'

/** What a user may choose of the theme. */
export type BrandPart = 'accent' | 'radius' | 'density'

/** What a user has chosen; the rest is the app's. */
export interface BrandChoice {
  /** As `#rrggbb`. */
  readonly accent?: string
  /** In px. */
  readonly radius?: number
  readonly density?: Density
}

/** The densities, in the order in which they are offered. */
export const densities = ['compact', 'normal', 'comfortable'] as const satisfies readonly Density[]

/** Key of the stored choice. */
export function brandKeyOf(storageKey: string): string {
  return `${storageKey}.brand`
}

/** Keeps the parts of any value that are valid and allowed. */
export function cleanChoice(value: unknown, allowed: readonly BrandPart[]): BrandChoice {
  if (typeof value !== 'object' || value === null) return {}
  const { accent, radius, density }: { accent?: unknown; radius?: unknown; density?: unknown } = value
  const known = densities.find((one) => one === density)
  return {
    ...(allowed.includes('accent') && typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent) && { accent }),
    ...(allowed.includes('radius') && typeof radius === 'number' && radius >= 0 && radius <= 16 && { radius }),
    ...(allowed.includes('density') && known !== undefined && { density: known }),
  }
}

/** Reads a stored choice. Never throws: what is damaged is left out. */
export function readBrand(stored: string | null, allowed: readonly BrandPart[]): BrandChoice {
  try {
    return cleanChoice(JSON.parse(stored ?? 'null'), allowed)
  } catch {
    return {}
  }
}
