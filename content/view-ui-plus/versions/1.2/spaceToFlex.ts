import { parse, type SFCTemplateBlock } from 'vue/compiler-sfc'

type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]
type Element = Extract<TemplateNode, { tag: string }>
type Attribute = Element['props'][number]
type Directive = Extract<Attribute, { modifiers: unknown }>

/** An edit of a text: what is between two offsets is replaced. */
type Edit = readonly [from: number, to: number, text: string]

/** Gaps of `Space` by their names, in pixels. */
const gaps: Readonly<Record<string, number>> = { small: 8, default: 16, large: 24 }

/**
 * Writes a demo without `Space`, which came after this version: as a `<div>` with the flex layout that `Space` has. A demo that gives it what
 * a style cannot say, such as a computed size, is returned as it is.
 */
export function spaceToFlex(source: string): string {
  if (!/\bSpace\b/.test(source)) return source
  const { template, scriptSetup, styles } = parse(source).descriptor
  const elements = [...elementsIn(template?.ast?.children ?? [])].filter(({ tag }) => tag === 'Space')
  const css = styles.map(({ content }) => content).join('\n')
  const edits = elements.map((element) => editsOf(element, css))
  if (!scriptSetup || elements.length === 0 || edits.includes(undefined)) return source
  return applyEdits(
    source,
    edits.flatMap((edit) => edit ?? []),
  ).replace(/import \{([^}]*)\} from 'view-ui-plus'\n/, withoutImport)
}

function* elementsIn(nodes: readonly TemplateNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tag' in node)) continue
    yield node
    yield* elementsIn(node.children)
  }
}

/** Replaces the two tags of an element. */
function editsOf(element: Element, css: string): Edit[] | undefined {
  const layout = layoutOf(element)
  if (layout === undefined || element.isSelfClosing) return undefined
  const { loc, props } = element
  const [start, end] = [loc.start.offset, loc.end.offset]
  const inTag = Math.max(start, ...props.map((prop) => prop.loc.end.offset)) - start
  const kept = props.filter((prop) => !isOwn(prop)).map((prop) => ` ${prop.loc.source}`)
  const given = declaredBy(element, css)
  const style = layout.filter(([property]) => !given.has(property)).map((declaration) => declaration.join(': '))
  return [
    [start, start + loc.source.indexOf('>', inTag) + 1, `<div${kept.join('')} style="${style.join('; ')}">`],
    [end - '</Space>'.length, end, '</div>'],
  ]
}

/** The properties that the element's classes set: a style of the element would win over them, the one of `Space` did not. */
function declaredBy({ props }: Element, css: string): Set<string> {
  const classes = props.flatMap((prop) => (!isDirective(prop) && prop.name === 'class' ? (prop.value?.content.split(/\s+/) ?? []) : []))
  const rules = classes.flatMap((name) => [...css.matchAll(new RegExp(String.raw`\.${name} \{([^}]*)\}`, 'g'))])
  return new Set(rules.flatMap(([, body = '']) => Array.from(body.matchAll(/^\s*([\w-]+):/gm), ([, property = '']) => property)))
}

const own = new Set(['size', 'direction', 'align', 'wrap', 'split', 'type'])

function isOwn(prop: Attribute): boolean {
  return own.has(nameOf(prop))
}

function isDirective(prop: Attribute): prop is Directive {
  return 'modifiers' in prop
}

function nameOf(prop: Attribute): string {
  if (!isDirective(prop)) return prop.name
  return prop.name === 'bind' && prop.arg && 'content' in prop.arg ? prop.arg.content : prop.name
}

/** The declarations that lay the element's content out as `Space` does. */
function layoutOf({ props }: Element): [property: string, value: string][] | undefined {
  const values = new Map(props.map((prop) => [nameOf(prop), isDirective(prop) ? prop.exp?.loc.source : (prop.value?.content ?? '')]))
  if (values.has('split') || values.has('style') || props.some((prop) => isDirective(prop) && prop.name === 'slot')) return undefined
  const gap = gapOf(values.get('size') ?? 'small')
  const type = values.get('type') ?? 'inline-flex'
  const isVertical = values.get('direction') === 'vertical'
  const align = values.get('align') ?? (isVertical ? undefined : 'center')
  if (gap === undefined || !/^(inline-)?flex$/.test(type) || (align !== undefined && !/^[a-z]+$/.test(align))) return undefined
  // A bound `align` would be read as the name of its variable.
  if (props.some((prop) => isDirective(prop) && nameOf(prop) === 'align')) return undefined
  return [
    ['display', type],
    ...(isVertical ? [['flex-direction', 'column'] satisfies [string, string]] : []),
    ...(values.has('wrap') ? [['flex-wrap', 'wrap'] satisfies [string, string]] : []),
    ...(align === undefined ? [] : [['align-items', align] satisfies [string, string]]),
    ['gap', gap],
  ]
}

/** `8px`, or `8px 24px` of `[24, 8]`: rows first in CSS. */
function gapOf(size: string): string | undefined {
  const [, column, row] = /^\[(\d+), (\d+)\]$/.exec(size) ?? []
  if (column !== undefined && row !== undefined) return `${row}px ${column}px`
  const pixels = gaps[size] ?? (/^\d+$/.test(size) ? Number(size) : undefined)
  return pixels === undefined ? undefined : `${pixels}px`
}

function withoutImport(statement: string, names: string): string {
  const others = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'Space')
  if (others.length === 0) return ''
  return statement.includes('{\n') ? statement.replace(/\n\s*Space,/, '') : `import { ${others.join(', ')} } from 'view-ui-plus'\n`
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.toSorted(([a], [b]) => b - a).reduce((result, [from, to, by]) => result.slice(0, from) + by + result.slice(to), text)
}
