import { parse, type ChildNode, type Rule } from 'postcss'

/** Makes of the library's stylesheet what code with these words can use. */
export type StylesOf = (words: ReadonlySet<string>) => string

/**
 * Reads the library's stylesheet. The code of a component has the beginning of each class that it builds (`ivu-btn` of `ivu-btn-primary`):
 * rules are kept whose classes all begin with a word of the code. Names of icons are whole in code, and each counts alone.
 */
export function readStyles(css: string): StylesOf {
  const { nodes } = parse(css)
  const read = nodes.map(readNode)
  return (words) => {
    const known = new Map<string, boolean>()
    const isUsed = (name: string) => {
      const found = known.get(name) ?? beginningsOf(name).some((beginning) => words.has(beginning))
      known.set(name, found)
      return found
    }
    return read.map((write) => write(isUsed)).join('')
  }
}

/** Writes a part of the stylesheet, or nothing if all of it is for classes that are not used. */
type Write = (isUsed: (name: string) => boolean) => string

function readNode(node: ChildNode): Write {
  if (node.type === 'rule') return readRule(node)
  if (node.type !== 'atrule') return () => ''
  if (!node.nodes?.some(({ type }) => type !== 'decl') || node.name.endsWith('keyframes')) {
    const text = node.nodes ? node.toString() : `${node.toString()};`
    return () => text
  }
  const inner = node.nodes.map(readNode)
  return (isUsed) => {
    const text = inner.map((write) => write(isUsed)).join('')
    return text && `@${node.name} ${node.params}{${text}}`
  }
}

function readRule(rule: Rule): Write {
  const selectors = rule.selectors.map((selector) => ({ selector, classes: classesOf(selector) }))
  const declarations = rule.nodes.map(String).join(';')
  return (isUsed) => {
    const used = selectors.filter(({ classes }) => classes.every(isUsed))
    return used.length > 0 ? `${used.map(({ selector }) => selector).join()}{${declarations}}` : ''
  }
}

/** The library's classes that an element has to have; others are those of transitions, which are few. */
function classesOf(selector: string): string[] {
  const needed = selector.replaceAll(/:(?:not|where|is)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return [...needed.matchAll(/\.(ivu-[\w-]+)/g)].map(([, name = '']) => name)
}

const iconClass = /^ivu-icon-(?=ios-|md-|logo-)/

/** `ivu-btn-large` → `ivu-btn`, `ivu-btn-large`; `ivu-icon-ios-add-outline` → `ios-add-outline`, what it is the outline of, `ivu-icon-ios-add`, … */
function beginningsOf(name: string): string[] {
  const parts = name.split('-')
  const from = (count: number) => parts.slice(count - 1).map((_part, index) => parts.slice(0, index + count).join('-'))
  if (!iconClass.test(name)) return from(2)
  const icon = name.replace(iconClass, '')
  return [icon, icon.replace(/-outline$/, ''), ...from(4)]
}
