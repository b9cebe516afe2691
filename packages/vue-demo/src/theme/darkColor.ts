import type { ColorRole } from './ColorRole.ts'
import { contrastRatio, formatHex, mix, parseHex, saturate, type Rgb } from './color.ts'
import { darkExceptions } from './darkExceptions.ts'
import { darkTokens } from './darkTokens.ts'
import { keptAlpha, keptAreas, mixtures, neutrals, whites } from './neutralColors.ts'
import { statusColors } from './statusColors.ts'

/** Where a colour of the library's stylesheet is used. */
export interface ColorUse {
  role: ColorRole
  /** The colour as written, in lower case. */
  color: string
  /** Selector of its rule. */
  selector: string
  /** Whether the rule fills its element with the same colour: its border is then that of the area. */
  filled: boolean
}

/**
 * The colour that replaces one of the library in the dark theme, or the same one.
 *
 * @throws Error for a grey that neutralColors.ts does not know: a new release of the library may use one.
 */
export function darkColor(use: ColorUse): string {
  const known = knownDarkColor(use)
  if (known === undefined)
    throw new Error(`No dark colour for ${use.color} (${use.role}) of "${use.selector}". Add it to neutralColors.ts.`)
  return known
}

/** The same; `undefined` for a grey that neutralColors.ts does not know. */
export function knownDarkColor(use: ColorUse): string | undefined {
  const { role, color } = use
  const exception = darkExceptions.find((entry) => matches(entry, use))
  if (exception) return exception.token ? token(exception.token) : color
  if (keptAlpha.test(color) || (role === 'text' && whites.has(color)) || (role === 'fill' && keptAreas.has(color))) return color
  const neutral = neutrals[role][color]
  if (neutral) return token(neutral)
  const mixed = mixtures[color]
  if (mixed) return mixed
  const black = /^rgba\(0,0,0,(.+)\)$/.exec(color)?.[1]
  if (black) return role === 'shadow' ? `rgba(0,0,0,${Math.min(Number(black) * 2.5, 0.8).toFixed(2)})` : color
  const status = statusColor(use)
  if (status) return token(status)
  const rgb = parseHex(color)
  return rgb && !isGrey(rgb) ? otherHue(rgb, role) : undefined
}

/** Whether a colour has no visible hue. */
export function isGrey(color: Rgb): boolean {
  return Math.max(...color) - Math.min(...color) <= 12
}

function matches(exception: (typeof darkExceptions)[number], { selector, role, color }: ColorUse): boolean {
  return exception.selector.test(selector) && (exception.role ?? role) === role && (exception.color ?? color) === color
}

const token = (name: string): string => `var(--ivu-${name})`

function statusColor({ color, role, filled }: ColorUse): string | undefined {
  const asArea = role === 'fill' || (role === 'line' && filled)
  for (const [name, colors] of Object.entries(statusColors)) {
    if (colors.base.includes(color)) return asArea ? `${name}-fill` : name
    if (colors.hover.includes(color)) return asArea ? `${name}-fill-hover` : `${name}-hover`
    if (colors.active.includes(color)) return asArea ? `${name}-fill-active` : name
    if (colors.soft.includes(color)) return `${name}-soft`
    if (colors.softLine.includes(color)) return `${name}-soft-line`
    if (colors.ring === color) return `${name}-ring`
  }
  return undefined
}

const white: Rgb = [255, 255, 255]

function otherHue(color: Rgb, role: ColorRole): string {
  const surfaces = ['--ivu-surface', '--ivu-surface-raised'].map(tokenColor)
  const [surface = white] = surfaces
  const tint = mix(saturate(color), surface, 0.14)
  const isPale = contrastRatio(color, white) < 2
  if (role === 'line') return formatHex(isPale ? mix(saturate(color), surface, 0.4) : color)
  if (role === 'fill' && isPale && Math.min(...color) > 100) return formatHex(tint)
  const below = role === 'text' ? [...surfaces, tint] : surfaces
  return lighten(color, below, role === 'text' ? 5 : 3)
}

/** Mixes with white in steps until the contrast with every background is enough. */
function lighten(color: Rgb, backgrounds: readonly Rgb[], ratio: number): string {
  for (let part = 1; part > 0; part -= 0.05) {
    const lighter = mix(color, white, part)
    if (backgrounds.every((background) => contrastRatio(lighter, background) >= ratio)) return formatHex(lighter)
  }
  return formatHex(white)
}

function tokenColor(name: string): Rgb {
  return parseHex(darkTokens.find((entry) => entry.name === name)?.value ?? '') ?? white
}
