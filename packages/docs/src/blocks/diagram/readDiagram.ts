import { isChinese, isLeftOver } from '../../compile/source/chinese.ts'
import { listOf } from '../../compile/source/localesInWords.ts'
import { parseSvg, SvgError, type SvgElement, type SvgNode } from './parseSvg.ts'

/** A diagram in one language. Its shapes hold nothing but what `allowed` names. */
export interface DiagramDrawing {
  title: string
  /** What the diagram says, for readers who cannot see it. */
  description: string
  width: number
  height: number
  shapes: SvgNode[]
}

const geometry = ['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'ry', 'x1', 'y1', 'x2', 'y2', 'd', 'points', 'text-anchor']
const allowed: Record<string, readonly string[]> = {
  svg: ['viewBox', 'xmlns'],
  title: [],
  desc: [],
  g: ['transform'],
  rect: geometry,
  circle: geometry,
  ellipse: geometry,
  line: geometry,
  path: geometry,
  polyline: geometry,
  polygon: geometry,
  text: geometry,
  tspan: [...geometry, 'dy'],
}

/** What a shape can be; `styles/diagram.css.ts` gives it its look in both themes. */
const classes = ['box', 'soft', 'accent', 'store', 'line', 'arrow', 'dashed', 'bad', 'strong', 'muted', 'small', 'mono', 'on-accent']

/** Numbers, path commands, and the few words that the attributes above know: neither an address nor a function but those of a transform. */
const plainValue = /^(?:[-+\d.,\sMmLlHhVvCcSsQqTtAaZz]*|start|middle|end|(?:translate|rotate|scale)\([-\d.,\s]*\))$/

/** The locale to draw a diagram in, and all locales of the site. */
export interface DiagramLocales {
  locale: string
  locales: readonly string[]
}

/**
 * Extracts the drawing in one locale from an SVG. Elements with `lang` are for that locale, all others for every locale. Throws `SvgError`
 * for anything that is not on the lists above, because the drawing becomes part of the page.
 */
export function readDiagram(source: string, { locale, locales }: DiagramLocales): DiagramDrawing {
  const svg = parseSvg(source)
  check(svg, undefined, locales)
  const [, , width, height] = /^0 0 (\d+) (\d+)$/.exec(svg.attributes['viewBox'] ?? '') ? viewBox(svg) : [0, 0, 0, 0]
  if (!width || !height) throw new SvgError(svg.line, 'The <svg> has no viewBox.', 'Write viewBox="0 0 720 320", in whole numbers.')
  const children = inLocale(svg, locale)
  const textOf = (name: string) => children.flatMap((child) => ('name' in child && child.name === name ? child.children : []))
  const [title, description] = [textOf('title'), textOf('desc')].map((nodes) =>
    nodes.map((node) => ('text' in node ? node.text : '')).join(' '),
  )
  if (!title || !description) {
    const message = `The diagram has no ${title ? 'desc' : 'title'} in ${locale}.`
    throw new SvgError(svg.line, message, titleFix(locales))
  }
  const shapes = children.filter((child) => !('name' in child) || !['title', 'desc'].includes(child.name))
  return { title, description: description.replaceAll(/\s+/g, ' '), width, height, shapes }
}

function titleFix(locales: readonly string[]): string {
  const written = locales.length > 1 ? `<title lang="…"> and <desc lang="…"> in ${listOf(locales)}` : '<title> and <desc>'
  return `Write ${written}: screen readers read them.`
}

function viewBox({ attributes }: SvgElement): number[] {
  return (attributes['viewBox'] ?? '').split(' ').map(Number)
}

function check({ name, attributes, children, line }: SvgElement, around: string | undefined, locales: readonly string[]): void {
  const known = allowed[name]
  if (!known) throw new SvgError(line, `A diagram has no <${name}>.`, `Use ${Object.keys(allowed).join(', ')}.`)
  for (const [key, value] of Object.entries(attributes)) checkAttribute({ name, key, value, line, locales })
  const counts = locales.map((locale) => children.filter((child) => langOf(child) === locale).length)
  if (new Set(counts).size > 1)
    throw new SvgError(
      line,
      `<${name}> does not have the same number of elements in ${listOf(locales)}.`,
      `Write each of them once with ${listOf(locales.map((locale) => `lang="${locale}"`))}.`,
    )
  for (const child of children) {
    if ('name' in child) check(child, attributes['lang'] ?? around, locales)
    else checkText(child, { name, lang: attributes['lang'] ?? around, locales })
  }
}

interface WrittenAttribute {
  name: string
  key: string
  value: string
  line: number
  locales: readonly string[]
}

function checkAttribute({ name, key, value, line, locales }: WrittenAttribute): void {
  const report = (message: string, fix: string): never => {
    throw new SvgError(line, message, fix)
  }
  if (key === 'lang') {
    if (!locales.includes(value)) report(`There is no locale "${value}".`, `Use ${locales.join(' or ')}.`)
  } else if (key === 'class') {
    const unknown = value.split(' ').filter((one) => !classes.includes(one))
    if (unknown.length > 0)
      report(`There is no class "${unknown.join('", "')}".`, `Use ${classes.join(', ')}: colours come from the theme.`)
  } else if (!allowed[name]?.includes(key)) {
    report(`<${name}> has no attribute "${key}".`, `Use ${['class', 'lang', ...(allowed[name] ?? [])].join(', ')}.`)
  } else if (key !== 'xmlns' && !plainValue.test(value)) {
    report(`${key}="${value}" is not plain geometry.`, 'Write numbers; its class says how it looks.')
  }
}

interface TextPlace {
  name: string
  lang: string | undefined
  locales: readonly string[]
}

/** A text without a language is shown in all, so it is a name that needs no translation. */
function checkText({ text, line }: { text: string; line: number }, { name, lang, locales }: TextPlace): void {
  if (!['title', 'desc', 'text', 'tspan'].includes(name)) throw new SvgError(line, `<${name}> contains text.`, 'Put it into <text>.')
  const other = locales.find((locale) => isLeftOver(text, locale, locales))
  if ((lang !== undefined && isChinese(lang)) || other === undefined) return
  throw new SvgError(
    line,
    `“${text}” is Chinese and not marked as such.`,
    `Write lang="${locales.find(isChinese)}" on it, and add an element with lang="${other}".`,
  )
}

/** Children for a locale: those of the other one are left out, at every depth. */
function inLocale({ children }: SvgElement, locale: string): SvgNode[] {
  return children.flatMap((child): SvgNode[] => {
    if (!('name' in child)) return [child]
    const lang = langOf(child)
    return lang === undefined || lang === locale ? [{ ...child, children: inLocale(child, locale) }] : []
  })
}

function langOf(node: SvgNode): string | undefined {
  return 'name' in node ? node.attributes['lang'] : undefined
}
