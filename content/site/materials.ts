import type { Localized } from '@view-site/contract'

// What `/resource` offers. The files under `/materials/` are made by the build from the theme of this site; an owner may add others.

/** A file for designers. */
export interface Material {
  /** Its URL: a path of the site, or an absolute one. */
  href: string
  /** URL of a preview image. @default its format, as text */
  preview?: string
  title: Localized
  text: Localized
  format: string
  /** Pages that offer it: `/resource`, `/resource/sketch`. */
  shownOn: readonly ('index' | 'sketch')[]
}

/** Everything that is offered. */
export const materials: readonly Material[] = [
  {
    href: '/materials/colours.svg',
    preview: '/materials/colours.svg',
    title: { 'zh-CN': '色板', 'en-US': 'Palette' },
    text: {
      'zh-CN': '浅色与深色两套颜色角色，附变量名和色值。',
      'en-US': 'The color roles of the light and the dark theme, with their names and values.',
    },
    format: 'SVG',
    shownOn: ['index', 'sketch'],
  },
  {
    href: '/materials/icons.svg',
    preview: '/materials/icons.svg',
    title: { 'zh-CN': '图标', 'en-US': 'Icons' },
    text: { 'zh-CN': '本站使用的全部线性图标，每个图标是一个有名字的分组。', 'en-US': 'Every line icon of this site, each a named group.' },
    format: 'SVG',
    shownOn: ['index', 'sketch'],
  },
  {
    href: '/materials/type.svg',
    preview: '/materials/type.svg',
    title: { 'zh-CN': '字号', 'en-US': 'Type scale' },
    text: { 'zh-CN': '十级字号与行高，中英文对照。', 'en-US': 'Ten sizes with their line heights, in Chinese and English.' },
    format: 'SVG',
    shownOn: ['index', 'sketch'],
  },
  {
    href: '/materials/tokens.json',
    title: { 'zh-CN': '设计令牌', 'en-US': 'Design tokens' },
    text: {
      'zh-CN': '颜色、间距、圆角、字号和动效，一份 JSON，可导入设计工具或生成代码。',
      'en-US': 'Colors, spacing, radii, type, and motion in one JSON file, for design tools and code generators.',
    },
    format: 'JSON',
    shownOn: ['index'],
  },
]
