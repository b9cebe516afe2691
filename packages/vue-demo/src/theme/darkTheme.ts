import { parse, type Container, type Rule } from 'postcss'
import { colorDeclaration, colorPattern, type ColorDeclaration } from './colorDeclaration.ts'
import { darkColor } from './darkColor.ts'
import { darkTokens } from './darkTokens.ts'
import { ownColorRules } from './ownColorRules.ts'
import { specificity } from './specificity.ts'

/** Options of {@link darkTheme}. */
export interface DarkThemeOptions {
  /** Selector of the element that is dark, with everything in it: `[data-theme="dark"]` or `.dark`, of `<html>`. */
  selector: string
}

/**
 * The dark theme of View UI Plus: a stylesheet to load after the published one, which it is made from. Its variables are at the top.
 *
 * Its rules have the specificity of the library's (`:where()` adds none) and the same order, so among them the same one wins as in the
 * light theme.
 *
 * @param css The published stylesheet, `view-ui-plus/dist/styles/viewuiplus.css`.
 * @throws Error for a grey that the generator does not know.
 */
export function darkTheme(css: string, { selector }: DarkThemeOptions): string {
  const rules = keepNeeded(readRules(parse(css)))
  const body = rules.map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations.map(writeDeclaration).join(';')}}`)
  const own = css.includes('.ivu-tag-border') ? ownColorRules : []
  return `:where(${selector}) {\n${variables(body.join(''))}\n${[...body, ...own].join('\n')}\n}\n`
}

function variables(body: string): string {
  const tokens = darkTokens.filter(({ name, kind }) => kind === 'base' || body.includes(`(${name})`))
  const group = (kind: string) => tokens.filter((token) => token.kind === kind).map(({ name, value }) => `  ${name}: ${value};`)
  return [
    '  color-scheme: dark;',
    '  /* Change these. */',
    ...group('base'),
    '  /* These follow from them. */',
    ...group('derived'),
    '  color: var(--ivu-text);',
    '  background-color: var(--ivu-surface);',
    // The library leaves some fields without a background; a browser's own dark grey is lighter than the others.
    '  input, textarea { background-color: var(--ivu-surface); }',
  ].join('\n')
}

interface DarkDeclaration extends ColorDeclaration {
  important: boolean
  isChanged: boolean
}

interface DarkRule {
  selectors: string[]
  declarations: DarkDeclaration[]
}

function readRules(root: Container): DarkRule[] {
  const rules: Rule[] = []
  root.walkRules((rule) => void rules.push(rule))
  return rules.flatMap((rule) => {
    const selectors = rule.selectors.flatMap(currentSelector)
    const declarations = selectors.length > 0 ? darkDeclarations(rule) : []
    return declarations.length > 0 ? [{ selectors, declarations }] : []
  })
}

/** The library names the placeholder in the notations of old browsers only. */
function currentSelector(selector: string): string[] {
  if (/:-ms-|::-(moz|ms)-/.test(selector)) return []
  return [selector.replace('::-webkit-input-placeholder', '::placeholder')]
}

function darkDeclarations(rule: Rule): DarkDeclaration[] {
  const read = rule.nodes.flatMap((node) => {
    const color = node.type === 'decl' ? colorDeclaration(node) : undefined
    return color && node.type === 'decl' ? [{ ...color, important: node.important === true }] : []
  })
  const fills = read.filter(({ role }) => role === 'fill').map(({ value }) => value)
  const declarations = read.map((declaration) => {
    const value = declaration.value.replace(colorPattern, (color) =>
      darkColor({ role: declaration.role, color, selector: rule.selector, filled: fills.includes(color) }),
    )
    return { ...declaration, value, isChanged: value !== declaration.value }
  })
  const effective = declarations.filter(({ prop }, at) => !declarations.slice(at + 1).some((later) => later.prop === prop))
  return floats(read) ? [raised, ...effective] : effective
}

/** Within an overlay, everything that is filled like the page is filled like the overlay. */
const raised: DarkDeclaration = {
  prop: '--ivu-surface',
  value: 'var(--ivu-surface-raised)',
  role: 'fill',
  important: false,
  isChanged: true,
}

function floats(declarations: readonly ColorDeclaration[]): boolean {
  const isWhite = declarations.some(({ role, value }) => role === 'fill' && value === '#fff')
  return isWhite && declarations.some(({ role, value }) => role === 'shadow' && value.includes('rgba(0,0,0'))
}

/** Leaves out what does not change, unless it overrides something that does by its place in the order. */
function keepNeeded(rules: readonly DarkRule[]): DarkRule[] {
  const changed = new Set<string>()
  return rules.flatMap(({ selectors, declarations }) => {
    const weights = selectors.map(specificity)
    const keysOf = ({ role, important }: DarkDeclaration) => weights.map((weight) => `${role} ${important} ${weight}`)
    const needed = declarations.filter((declaration) => declaration.isChanged || keysOf(declaration).some((key) => changed.has(key)))
    for (const declaration of needed.filter(({ isChanged }) => isChanged)) for (const key of keysOf(declaration)) changed.add(key)
    return needed.length > 0 ? [{ selectors, declarations: needed }] : []
  })
}

function writeDeclaration({ prop, value, important }: DarkDeclaration): string {
  return `${prop}:${value}${important ? '!important' : ''}`
}
