import type { ChildNode, Plugin, Rule } from 'postcss'
import { contrastRatio, luminance, parseHex, type Rgb } from './color.ts'
import { colorPattern, colorRole } from './colorDeclaration.ts'
import type { ColorRole } from './ColorRole.ts'
import { isGrey, knownDarkColor } from './darkColor.ts'

/** Options of {@link followDarkTheme}. */
export interface FollowDarkThemeOptions {
  /** Called for each variable that the dark theme has to set, in addition to its tokens, with its value there. */
  onVariable: (name: string, value: string) => void
}

/**
 * PostCSS plugin for the styles of demos: each colour that differs in the dark theme becomes a variable with the written colour as its
 * fallback, `var(--ivu-text, #515a6e)`. In the light theme, which does not set the variables, nothing changes. Filled areas of a strong
 * colour keep it, with the text that is declared next to it.
 */
export function followDarkTheme({ onVariable }: FollowDarkThemeOptions): Plugin {
  return {
    postcssPlugin: 'view-ui-follow-dark-theme',
    Once(root) {
      root.walkRules((rule) => followInRule(rule, onVariable))
    },
  }
}

function followInRule(rule: Rule, onVariable: FollowDarkThemeOptions['onVariable']): void {
  const keepsFill = rule.nodes.some((node) => colorsOf(node, 'fill').some(isStrong))
  for (const node of rule.nodes) {
    if (node.type !== 'decl' || /gradient|url\(/.test(node.value)) continue
    const role = colorRole(node.prop)
    if (!role || (role === 'text' && keepsFill)) continue
    node.value = node.value.replace(written, (color) => variable({ role, color, selector: rule.selector }, onVariable))
  }
}

const written = new RegExp(colorPattern.source, 'gi')

function colorsOf(node: ChildNode, role: ColorRole): string[] {
  return node.type === 'decl' && colorRole(node.prop) === role ? (node.value.match(written) ?? []) : []
}

interface DemoColor {
  role: ColorRole
  color: string
  selector: string
}

function variable({ role, color, selector }: DemoColor, onVariable: FollowDarkThemeOptions['onVariable']): string {
  const lower = color.toLowerCase()
  const dark = role === 'fill' && isStrong(lower) ? lower : darkColorOfDemo({ role, color: lower, selector })
  if (dark === lower) return color
  const token = /^var\((--ivu-[\w-]+)\)$/.exec(dark)?.[1]
  if (token !== undefined) return `var(${token}, ${color})`
  const name = `--vup-${role}-${lower.replaceAll(/[^\da-z]+/g, '-').replaceAll(/^-|-$/g, '')}`
  onVariable(name, dark)
  return `var(${name}, ${color})`
}

function darkColorOfDemo(use: DemoColor): string {
  const known = knownDarkColor({ ...use, filled: false })
  if (known !== undefined) return known
  const grey = parseHex(use.color)
  return grey ? `var(--ivu-${greyToken(grey, use.role)})` : use.color
}

const white: Rgb = [255, 255, 255]

/** Whether white text is legible on a colour, or nearly so: it suits both themes as an area. */
function isStrong(color: string): boolean {
  const rgb = parseHex(color)
  return rgb !== undefined && !isGrey(rgb) && contrastRatio(rgb, white) >= 2 && !/^#(515a6e|808695)$/i.test(color)
}

/** The token nearest to a grey, by its lightness. */
function greyToken(grey: Rgb, role: ColorRole): string {
  const lightness = luminance(grey)
  if (role === 'text') return lightness < 0.03 ? 'text-strong' : lightness < 0.15 ? 'text' : 'text-muted'
  if (role === 'fill') return lightness > 0.9 ? 'surface-subtle' : lightness > 0.7 ? 'surface-hover' : 'surface-strong'
  return lightness > 0.8 ? 'line-soft' : 'line'
}
