import * as ui from '@view-site/ui'
import type { IconProps } from '@view-site/ui'
import { constants, dark, light } from '@view-site/ui/palette'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** One file that `/resource` offers. */
export interface MaterialFile {
  path: string
  text: string
}

/** The files that `/resource` offers, generated from the site's own theme and icons. */
export function materialFiles(): MaterialFile[] {
  return [
    { path: '/materials/colours.svg', text: colourSheet() },
    { path: '/materials/icons.svg', text: iconSheet() },
    { path: '/materials/type.svg', text: typeSheet() },
    { path: '/materials/tokens.json', text: `${JSON.stringify({ ...constants, themes: { light, dark } }, null, 2)}\n` },
  ]
}

const width = 640
const fontFamily = constants.font.sans.replaceAll('"', "'")

function sheet(height: number, inside: string): string {
  const attributes = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg ${attributes} font-family="${fontFamily}">${darkStyle}<rect width="${width}" height="${height}" fill="#ffffff"/>${inside}</svg>\n`
}

/** A browser shows the sheet and what is written on it in the theme of the page, not the swatches. Other programs show the light ones. */
const darkStyle = `<style>@media (prefers-color-scheme:dark){${[
  `style+rect{fill:${dark.color.bg.raised}}`,
  `rect[stroke]{stroke:${dark.color.line.strong}}`,
  ...(['base', 'muted', 'subtle'] as const).flatMap((name) => [
    `text[fill="${light.color.text[name]}"]{fill:${dark.color.text[name]}}`,
    `g[color="${light.color.text[name]}"]{color:${dark.color.text[name]}}`,
  ]),
].join('')}}</style>`

function colourSheet(): string {
  const rows = Object.entries(colours(light.color)).map(([name, value]) => ({ name, light: value, dark: colours(dark.color)[name] ?? '' }))
  const step = 44
  const lines = rows.map(
    ({ name, ...themes }, index) =>
      `<g id="${name}"><text x="24" y="${index * step + 50}" font-size="13" fill="${light.color.text.base}">${name}</text>` +
      `${swatch(230, index * step, themes.light, light.color.bg.page)}${swatch(430, index * step, themes.dark, dark.color.bg.page)}</g>`,
  )
  return sheet(rows.length * step + 48, lines.join(''))
}

/** A color, some of which let the page of their theme through. */
function swatch(x: number, y: number, value: string, page: string): string {
  const box = `<rect x="${x}" y="${y + 28}" width="56" height="32" rx="3"`
  return (
    `${value.startsWith('rgb') ? `${box} fill="${page}"/>` : ''}${box} fill="${value}" stroke="${light.color.line.strong}"/>` +
    `<text x="${x + 68}" y="${y + 50}" font-size="12" fill="${light.color.text.muted}">${value}</text>`
  )
}

/** Colours by their token names, such as `accent.base`. */
function colours(group: object, prefix = ''): Record<string, string> {
  const entries = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value === 'string') return [[name, value]]
    return typeof value === 'object' && value !== null ? Object.entries(colours(value, name)) : []
  })
  return Object.fromEntries(entries)
}

function iconSheet(): string {
  const columns = 6
  const icons = Object.entries(ui).flatMap(([name, Icon]) => (isIcon(name, Icon) ? [{ name, Icon }] : []))
  const cells = icons.map(({ name, Icon }, index) => {
    const [x, y] = [(index % columns) * 102 + 32, Math.floor(index / columns) * 84 + 28]
    const drawing = renderToStaticMarkup(<Icon {...line} x={x + 20} y={y} width={28} height={28} />).replaceAll(
      / (?:class|style)="[^"]*"/g,
      '',
    )
    const label = `<text x="${x + 34}" y="${y + 48}" font-size="10" text-anchor="middle" fill="${light.color.text.muted}">${name.replace(/Icon$/, '')}</text>`
    return `<g id="${name}" color="${light.color.text.base}">${drawing}${label}</g>`
  })
  return sheet(Math.ceil(icons.length / columns) * 84 + 40, cells.join(''))
}

/** Attributes instead of the icons' stylesheet, which is not in the file. */
const line = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

function isIcon(name: string, value: unknown): value is ComponentType<IconProps> {
  return /^[A-Z]\w+Icon$/.test(name) && typeof value === 'function'
}

function typeSheet(): string {
  let y = 24
  const { text, leading } = constants
  const sizes = [12, 13, 14, 16, 18, 20, 24, 30, 36, 56] as const
  const lines = sizes.map((size) => {
    y += Number.parseInt(leading[size], 10) + 12
    return (
      `<text x="24" y="${y - 8}" font-size="12" fill="${light.color.text.subtle}">${text[size]}/${leading[size]}</text>` +
      `<text x="96" y="${y - 8}" font-size="${size}" fill="${light.color.text.base}">所见，即所写 What you see</text>`
    )
  })
  return sheet(y + 28, lines.join(''))
}
