import { contrast, luminance } from './contrast.ts'
import { toHex, toOklch, type Oklch } from './oklch.ts'

const step = 0.004

/** A minimum contrast to each of several colours. */
export interface Need {
  against: readonly string[]
  atLeast: number
}

/** Whether a colour has the required contrast. */
export function meets(color: string, { against, atLeast }: Need): boolean {
  return against.every((other) => contrast(color, other) >= atLeast)
}

/** The colour, or the nearest darker or lighter shade with the required contrast. */
export function fit(color: string, direction: 'darker' | 'lighter', need: Need): string {
  return search(color, direction, (shade) => meets(shade, need))
}

/** The colour, or the nearest darker shade whose luminance is at most that of `limit`. */
export function noLighterThan(color: string, limit: string): string {
  return search(color, 'darker', (shade) => luminance(shade) <= luminance(limit))
}

/** Adds `by` to the lightness of a colour. */
export function shift(color: string, by: number): string {
  const { l, ...rest } = toOklch(color)
  return toHex({ ...rest, l: l + by })
}

/**
 * A shade in the hue of a colour with the lightness and at most the chroma of `like`, so that it has the same contrast. `side` is the
 * direction of rounding.
 */
export function tint(color: string, like: string, side: 'darker' | 'lighter'): string {
  const [{ h, c }, model] = [toOklch(color), toOklch(like)]
  const shade: Oklch = { h, c: Math.min(c, model.c), l: model.l }
  const start = toHex({ ...shade, l: side === 'darker' ? model.l + 0.05 : model.l - 0.05 })
  return search(start, side, (one) => (side === 'darker' ? luminance(one) <= luminance(like) : luminance(one) >= luminance(like)))
}

function search(color: string, direction: 'darker' | 'lighter', isEnough: (shade: string) => boolean): string {
  if (isEnough(color)) return color
  const start = toOklch(color)
  for (let l = start.l; l >= 0 && l <= 1; l += direction === 'darker' ? -step : step) {
    const shade = toHex({ ...start, l })
    if (isEnough(shade)) return shade
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}
