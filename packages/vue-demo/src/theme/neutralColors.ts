import type { ColorRole } from './ColorRole.ts'

/** Areas that suit both themes, below something transparent or over an image. */
export const keptAreas = new Set(['#8391a5', '#000'])

/** Text on filled areas. */
export const whites = new Set(['#fff', '#f2f2f2', '#f7f7f7'])

/** Dark menus, tooltips and masks, and greys so transparent that they suit both themes. */
export const keptAlpha = /^(transparent|rgba\((255,255,255,(0|\.7)|70,76,91|55,55,55|31,45,61|190,190,190|129,129,129|150,150,150))/

/** The token of each grey, by what it is used for. */
export const neutrals: Record<ColorRole, Record<string, string>> = {
  text: {
    ...keys('text-strong', ['#17233d', 'rgba(0,0,0,.85)', '#444', '#4d5669']),
    ...keys('text', ['#515a6e', '#666', '#747b8b']),
    ...keys('text-muted', ['#808695', '#999', '#aaa', 'rgba(0,0,0,.45)', '#c5c8ce', '#ccc', '#e8eaec', '#dcdee2', 'rgba(255,255,255,.36)']),
    ...keys('text-disabled', ['rgba(0,0,0,.25)']),
    ...keys('line', ['#e9e9e9']),
  },
  fill: {
    ...keys('surface', ['#fff']),
    ...keys('surface-subtle', ['#f7f7f7', '#f8f8f9', '#f9fafc', '#f5f7f9']),
    ...keys('surface-hover', ['#f3f3f3', '#f2f2f2', '#e6ebf1', 'rgba(255,255,255,.2)', 'rgba(0,0,0,.05)']),
    ...keys('surface-strong', ['#ccc', '#c5c8ce', '#e6e6e6']),
    ...keys('line', ['#dcdee2', 'rgba(23,35,61,.25)']),
    ...keys('line-soft', ['#e8eaec']),
    ...keys('inverse', ['#515a6e', '#626b7d']),
    ...keys('inverse-active', ['#363e4f']),
  },
  line: {
    ...keys('surface', ['#fff']),
    ...keys('surface-hover', ['#f3f3f3', '#f2f2f2', 'rgba(255,255,255,.2)', 'rgba(0,0,0,.05)']),
    ...keys('line', ['#dcdee2', '#ccc', 'silver', '#ddd', '#e3e5e8', '#c5c8ce', 'rgba(217,217,217,.5)']),
    ...keys('line-soft', ['#e8eaec', '#eee', 'rgba(100,100,100,.2)']),
    ...keys('text-muted', ['#bcbcbc']),
  },
  shadow: { ...keys('surface', ['#fff']), ...keys('line-soft', ['#e8eaec']) },
}

/** Veils over what lies below. */
export const mixtures: Record<string, string> = {
  'rgba(255,255,255,.9)': 'color-mix(in srgb, var(--ivu-surface) 90%, transparent)',
  ...Object.fromEntries(
    ['245,249,254', '245,251,254', '244,252,248', '255,250,242', '254,245,243'].map((tint) => [
      `rgba(${tint},.5)`,
      'rgba(255,255,255,.08)',
    ]),
  ),
}

function keys(name: string, colors: readonly string[]): Record<string, string> {
  return Object.fromEntries(colors.map((color) => [color, name]))
}
