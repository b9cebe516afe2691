import { imageSize, type ImageContent, type ImageColors } from './ImageContent.ts'
import { balanceLines, breakLines } from './breakLines.ts'
import type { Lettering, Weight } from './createLettering.ts'
import { createPen, type Pen } from './createPen.ts'

const { width, height } = imageSize
/** The sheet on its mat. */
const sheet = { x: 48, y: 128, width: width - 96, height: 410 }
/** Left edge and maximum width of text; line numbers are to the left of it. */
const column = { x: 152, width: sheet.x + sheet.width - 152 - 56 }
/** Font sizes of a title, with the maximum number of lines at each. */
const titleSizes = [
  { size: 92, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
] as const
const subtitleStyle = { size: 40, weight: 400 } as const
const descriptionStyle = { size: 34, weight: 400 } as const

interface Line {
  text: string
  size: number
  weight: Weight
  color: string
  /** Smaller text after the main text. */
  aside?: string
  /** Space above the line. */
  space?: number
}

/** The image as SVG with text as outlines: mat with ruler, and sheet with numbered lines, in the style of the site's demos. */
export function imageSvg(content: ImageContent, colors: ImageColors, lettering: Lettering): string {
  const pen = createPen(lettering)
  const lines = linesOf(content, colors, pen)
  const block = lines.reduce((sum, { size, space = 0 }) => sum + leading(size) + space, 0)
  let top = sheet.y + (sheet.height - block) / 2
  const caretAt = lines.filter(({ weight }) => weight === 600).length - 1
  const drawn = lines.map((line, index) => {
    top += line.space ?? 0
    const baseline = top + leading(line.size) / 2 + line.size * 0.36
    top += leading(line.size)
    return numberedLine(line, { number: index + 1, baseline, hasCaret: index === caretAt }, colors, pen)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.mat}"/>`,
    logo(colors),
    pen.write(content.brand, { x: 112, y: 75, size: 32, weight: 600, color: colors.text }),
    pen.writeTo(content.section, { x: width - 48, y: 74, size: 26, weight: 400, color: colors.subtle }),
    ruler(colors),
    `<rect x="${sheet.x + 0.5}" y="${sheet.y + 0.5}" width="${sheet.width - 1}" height="${sheet.height - 1}" fill="${colors.sheet}" stroke="${colors.line}"/>`,
    ...drawn,
    pen.write(pen.shorten(content.address, 26, width - 96), { x: 48, y: 594, size: 26, weight: 400, color: colors.subtle }),
    '</svg>',
  ].join('')
}

function linesOf({ title, subtitle = '', description }: ImageContent, colors: ImageColors, pen: Pen): Line[] {
  const { size, texts } = fitTitle(title, pen)
  const lines = texts.map((text): Line => ({ text, size, weight: 600, color: colors.text }))
  const last = lines.at(-1)
  const asideSize = size * asideRatio
  const fitsOnLine =
    last && subtitle && pen.width(last.text, size, 600) + asideSize * 0.6 + pen.width(subtitle, asideSize, 400) < column.width
  if (fitsOnLine) last.aside = subtitle
  else if (subtitle) lines.push({ ...subtitleStyle, text: pen.shorten(subtitle, subtitleStyle.size, column.width), color: colors.subtle })
  const measure = (text: string) => pen.width(text, descriptionStyle.size, 400)
  const maxLines = Math.min(3, 5 - lines.length)
  const rest = breakLines(plain(description), measure, { width: column.width, lines: maxLines })
  return [...lines, ...rest.map((text, index): Line => ({ ...descriptionStyle, text, color: colors.muted, space: index === 0 ? 14 : 0 }))]
}

/** The largest font size at which the title fits its number of lines; at the smallest, a longer title is cut. */
function fitTitle(title: string, pen: Pen): { size: number; texts: string[] } {
  const [smallest = titleSizes[0]] = titleSizes.slice(-1)
  const measure = (size: number) => (text: string) => pen.width(text, size, 600)
  const fitting = titleSizes.find(({ size, lines }) => breakLines(title, measure(size), column).length <= lines)
  if (fitting) return { size: fitting.size, texts: balanceLines(title, measure(fitting.size), column) }
  return { size: smallest.size, texts: breakLines(title, measure(smallest.size), { ...column, lines: smallest.lines }) }
}

const asideRatio = 0.56

function leading(size: number): number {
  return size > 50 ? size * 1.25 : size * 1.55
}

/** Removes backticks: descriptions are a line of Markdown. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}

interface Place {
  number: number
  baseline: number
  hasCaret: boolean
}

function numberedLine(
  { text, size, weight, color, aside = '' }: Line,
  { number, baseline, hasCaret }: Place,
  colors: ImageColors,
  pen: Pen,
): string {
  const end = column.x + pen.width(text, size, weight)
  const asideX = end + size * asideRatio * 0.6
  const asideSize = size * asideRatio
  const caretX = (aside ? asideX + pen.width(aside, asideSize, 400) : end) + 16
  return [
    pen.writeTo(String(number), { x: column.x - 40, y: baseline, size: 24, weight: 400, color: hasCaret ? colors.brand : colors.subtle }),
    pen.write(text, { x: column.x, y: baseline, size, weight, color }),
    aside && pen.write(aside, { x: asideX, y: baseline, size: asideSize, weight: 400, color: colors.subtle }),
    hasCaret &&
      `<rect x="${caretX.toFixed(1)}" y="${(baseline - size * 0.84).toFixed(1)}" width="4" height="${(size * 0.98).toFixed(1)}" fill="${colors.brand}"/>`,
  ]
    .filter(Boolean)
    .join('')
}

function logo({ text, brand }: ImageColors): string {
  const corners = 'M1.5 5.5v-4h4M14.5 1.5h4v4M18.5 14.5v4h-4M5.5 18.5h-4v-4'
  return `<g transform="translate(48 40) scale(2.4)"><path d="${corners}" fill="none" stroke="${text}" stroke-width="1.5"/><rect x="5" y="5" width="10" height="10" rx="1" fill="${brand}"/></g>`
}

/** Ticks of 24 columns along the top edge of the sheet; every eighth is larger and in the brand colour. */
function ruler({ tick, brand }: ImageColors): string {
  const columns = Array.from({ length: 25 }, (_, index) => index)
  const small = columns.filter((column) => column % 8 !== 0).map((column) => tickAt(column, 8))
  const large = [0, 8, 16, 24].map((column) => tickAt(column, 16))
  return [
    `<path d="${small.join('')}" stroke="${tick}" stroke-width="1.5"/>`,
    `<path d="${large.join('')}" stroke="${brand}" stroke-width="2"/>`,
  ].join('')
}

function tickAt(column: number, length: number): string {
  return `M${(sheet.x + (column * sheet.width) / 24).toFixed(1)} ${sheet.y - length}v${length}`
}
