import { AtRule, Declaration, parse, Root, Rule, type ChildNode, type Container } from 'postcss'
import { requiredClasses } from '../snapshots/sheetSelector.ts'

/** The two parts of a style sheet. Each keeps the order of the whole. */
export interface SheetParts {
  /** What pages need before their first paint. */
  first: string
  /** Rules for other classes, and for print. */
  later: string
}

/**
 * Splits a style sheet by the classes that most pages have: a rule is in the later part if it can match only elements with another one.
 * @param classes Classes of the elements that are painted first.
 */
export function splitSheet(css: string, classes: ReadonlySet<string>): SheetParts {
  const [first, later] = [new Root(), new Root()]
  const isFirst = ({ selectors }: Rule) => selectors.some((selector) => requiredClasses(selector).every((name) => classes.has(name)))
  splitNodes(parse(css).nodes, { first, later, isFirst })
  moveAnimations(first, later)
  return { first: first.toString(), later: later.toString() }
}

interface Split {
  first: Container
  later: Container
  isFirst: (rule: Rule) => boolean
}

function splitNodes(nodes: readonly ChildNode[], { first, later, isFirst }: Split): void {
  for (const node of nodes) {
    if (node instanceof Rule) (isFirst(node) ? first : later).append(node.clone())
    else if (node instanceof AtRule && node.name === 'media' && node.params === 'print') later.append(node.clone())
    else if (
      node instanceof AtRule &&
      node.nodes?.some((child) => child instanceof Rule || child instanceof AtRule) &&
      !isAnimation(node)
    ) {
      const [inFirst, inLater] = [emptyCopy(node), emptyCopy(node)]
      splitNodes(node.nodes, { first: inFirst, later: inLater, isFirst })
      if (inFirst.nodes?.length) first.append(inFirst)
      if (inLater.nodes?.length) later.append(inLater)
    } else if (!(node instanceof Declaration)) first.append(node.clone())
  }
}

/** Moves the animations that no rule of the first part names. */
function moveAnimations(first: Root, later: Root): void {
  const used = new Set<string>()
  first.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) used.add(name)
  })
  first.walkAtRules((rule) => {
    if (isAnimation(rule) && !used.has(rule.params)) later.append(rule)
  })
}

function emptyCopy({ name, params }: AtRule): AtRule {
  return new AtRule({ name, params, nodes: [] })
}

function isAnimation({ name }: AtRule): boolean {
  return name.endsWith('keyframes')
}
