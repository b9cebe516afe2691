import type { Declaration } from 'postcss'
import type { ColorRole } from './ColorRole.ts'

/** The colour part of a declaration. */
export interface ColorDeclaration {
  /** The property that only sets the colour: `border-top-color` for `border-top`. */
  prop: string
  /** Its value, in lower case. */
  value: string
  role: ColorRole
}

/** Reads what a declaration does to a colour; `undefined` if it does nothing, or draws a gradient or an image. */
export function colorDeclaration({ prop, value: written }: Declaration): ColorDeclaration | undefined {
  const value = written.toLowerCase()
  if (prop === 'color' || prop === '-webkit-text-fill-color') return { prop, value, role: 'text' }
  if (prop === 'box-shadow') return { prop, value, role: 'shadow' }
  if (prop === 'background' || prop === 'background-color') {
    return /gradient|url/.test(value) ? undefined : { prop: 'background-color', value: onlyColor(value, 'transparent'), role: 'fill' }
  }
  if (/^border(-(top|right|bottom|left))?-color$/.test(prop)) return { prop, value, role: 'line' }
  if (/^border(-(top|right|bottom|left))?$/.test(prop) && !/^(0|none|inherit)/.test(value)) {
    return { prop: `${prop}-color`, value: onlyColor(value, 'currentcolor'), role: 'line' }
  }
  return undefined
}

/** What a declaration of a demo colours; `undefined` for properties without a colour. */
export function colorRole(prop: string): ColorRole | undefined {
  if (/^(color|-webkit-text-fill-color|fill|caret-color)$/.test(prop)) return 'text'
  if (/^background(-color)?$/.test(prop)) return 'fill'
  if (/^(border|outline)(-|$)/.test(prop) || prop === 'stroke') return 'line'
  return prop === 'box-shadow' ? 'shadow' : undefined
}

/** Colours as the library writes them: hexadecimal, rgba and a few names. */
export const colorPattern = /#[0-9a-f]{3,6}\b|rgba?\([^)]*\)|\b(?:red|silver|transparent)\b/g

function onlyColor(value: string, otherwise: string): string {
  if (/^(inherit|currentcolor)$/.test(value)) return value
  return value.match(colorPattern)?.[0] ?? otherwise
}
