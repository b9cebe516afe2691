import { contrast, luminance } from './contrast.ts'
import { toHex, toOklch, type Oklch } from './oklch.ts'

const step = 0.004

/** A contrast that a colour must have to each of some others. */
export interface Need {
  against: readonly string[]
  atLeast: number
}

/** Whether a colour has the contrast it needs. */
export function meets(color: string, { against, atLeast }: Need): boolean {
  return against.every((other) => contrast(color, other) >= atLeast)
}

/** The colour, or the nearest darker or lighter shade of it that has the contrast it needs. */
export function fit(color: string, direction: 'darker' | 'lighter', need: Need): string {
  return search(color, direction, (shade) => meets(shade, need))
}

/** The colour, or the nearest darker shade of it whose luminance is at most that of another. */
export function noLighterThan(color: string, limit: string): string {
  return search(color, 'darker', (shade) => luminance(shade) <= luminance(limit))
}

/** The colour with another lightness: `by` is added to it. */
export function shift(color: string, by: number): string {
  const { l, ...rest } = toOklch(color)
  return toHex({ ...rest, l: l + by })
}

/**
 * A shade in the hue of a colour that is as light as `like`, and no more colourful: it has the contrasts of `like`. What is rounded goes to
 * the lighter or the darker side.
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
