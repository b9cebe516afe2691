import { AtRule, parse, Root, Rule, type ChildNode, type Container } from 'postcss'
import { readSelector, type SheetSelector } from './sheetSelector.ts'

/** A style sheet whose selectors were read. */
export interface Sheet {
  root: Root
  selectors: ReadonlyMap<Rule, readonly SheetSelector[]>
}

/** What the styles of some elements contain. */
export interface UsedCss {
  css: string
  /** Rules for fonts of the same sheets, which are not in `css`. */
  fonts: AtRule[]
}

/**
 * Reads a style sheet.
 * @param unless Condition on the root under which rules for one of its states do not apply.
 */
export function readSheet(css: string, unless: string): Sheet {
  const root = parse(css)
  const selectors = new Map<Rule, readonly SheetSelector[]>()
  root.walkRules((rule) => {
    if (!isAnimation(rule.parent))
      selectors.set(
        rule,
        rule.selectors.flatMap((selector) => readSelector(selector, unless) ?? []),
      )
  })
  return { root, selectors }
}

/** The selectors of style sheets that match an element or what is in it. */
export function usedSelectors(sheets: readonly Sheet[], element: Element): Set<SheetSelector> {
  const all = [element, ...element.querySelectorAll('*')]
  const classes = new Set(all.flatMap(({ classList }) => [...classList]))
  const tags = new Set(all.map(({ localName }) => localName))
  const used = new Set<SheetSelector>()
  for (const { selectors } of sheets) {
    for (const selector of [...selectors.values()].flat()) {
      // Most rules of a library's sheet name a class that no element has: no search for those.
      if (selector.tag !== undefined && !tags.has(selector.tag)) continue
      if (selector.classes.every((name) => classes.has(name)) && isFound(element, selector.plain)) used.add(selector)
    }
  }
  return used
}

/**
 * The rules of style sheets with these selectors, for elements in a snapshot alone and in a layer above those of the sheets, which has theirs
 * inside of it: what loads later, in whatever order, changes no snapshot, and a running demo has its own sheets only. With the variables and
 * animations that the rules use.
 * @param html Markup, which may use variables in its own styles.
 */
export function cssOf(sheets: readonly Sheet[], used: ReadonlySet<SheetSelector>, html: string): UsedCss {
  const found: Found = { used, fonts: [], animations: [], layers: new Map(), plain: snapshotRule() }
  for (const { root, selectors } of sheets) for (const node of root.nodes) keep(node, found.plain, selectors, found)
  const layers = [...found.layers].filter(([, { nodes }]) => nodes.length > 0).map(([name, rule]) => ({ name: `snapshot.${name}`, rule }))
  const kept = new Root({
    nodes: [...layers.map(({ name, rule }) => new AtRule({ name: 'layer', params: name, nodes: [rule] })), found.plain],
  })
  addAnimations(kept, found.animations)
  removeVariables(kept, html)
  const order = [...found.layers.keys(), ...layers.map(({ name }) => name)].join()
  return { css: `${order === '' ? '' : `@layer ${order};`}${kept.toString()}`, fonts: found.fonts }
}

/** Rules are nested in it. */
function snapshotRule(): Rule {
  return new Rule({ selector: ':where(.doc-snapshot)', nodes: [] })
}

interface Found {
  used: ReadonlySet<SheetSelector>
  fonts: AtRule[]
  animations: AtRule[]
  /** The rules of each layer, by its name and in the order of layers. */
  layers: Map<string, Rule>
  plain: Rule
}

/** What only matters for an element that is used, and is not seen. */
const unseen =
  /^(?:transition(?:-.*)?|cursor|touch-action|-ms-.*|user-select|-webkit-user-select|-webkit-tap-highlight-color|will-change|speak|outline|outline-offset)$/

/** @param layer Name of the layer that the node is in. */
function keep(node: ChildNode, into: Container, selectors: Sheet['selectors'], found: Found, layer = ''): void {
  if (node.type === 'rule') {
    const own = (selectors.get(node) ?? []).filter((selector) => found.used.has(selector))
    if (own.length === 0) return
    const copy = node.clone({ selectors: own.map(({ text }) => text) })
    copy.walkDecls(unseen, (declaration) => void declaration.remove())
    if (copy.nodes.length > 0) into.append(copy)
  }
  if (node.type !== 'atrule') return
  if (node.name === 'font-face') found.fonts.push(node)
  else if (node.name.endsWith('keyframes')) found.animations.push(node)
  else if (node.name === 'layer') {
    for (const part of node.params.split(',')) {
      const name = [layer, part.trim() || 'unnamed'].filter(Boolean).join('.')
      const rule = found.layers.get(name) ?? snapshotRule()
      found.layers.set(name, rule)
      for (const child of node.nodes ?? []) keep(child, rule, selectors, found, name)
    }
  } else if (node.nodes && node.params !== 'print') {
    const copy = new AtRule({ name: node.name, params: node.params, nodes: [] })
    for (const child of node.nodes) keep(child, copy, selectors, found, layer)
    if (copy.nodes && copy.nodes.length > 0) into.append(copy)
  }
}

function isAnimation(node: Rule['parent']): boolean {
  return node instanceof AtRule && node.name.endsWith('keyframes')
}

function isFound(element: Element, selector: string): boolean {
  try {
    return element.matches(selector) || element.querySelector(selector) !== null
  } catch {
    // A selector that the document of the build does not know.
    return true
  }
}

function addAnimations(root: Root, animations: readonly AtRule[]): void {
  const names = new Set<string>()
  root.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) names.add(name)
  })
  const added = new Set<string>()
  for (const rule of animations) {
    if (!names.has(rule.params) || added.has(rule.name + rule.params)) continue
    added.add(rule.name + rule.params)
    root.append(rule.clone())
  }
}

/** Variables may use each other: until none is left that nothing uses. */
function removeVariables(root: Root, html: string): void {
  for (let removed = -1; removed !== 0;) {
    removed = 0
    const used = new Set(Array.from(`${root.toString()}${html}`.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}
