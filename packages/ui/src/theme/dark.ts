import type { light } from './light.ts'

/** Dark values of the colour roles and elevations. */
export const dark: typeof light = {
  color: {
    bg: {
      page: '#12161d',
      sunken: '#0e1218',
      raised: '#1b212b',
      hover: '#222a36',
      inverse: '#0b0e13',
      scrim: 'rgb(4 6 10 / .64)',
    },
    text: { base: '#e4e9f0', muted: '#aab5c5', subtle: '#8793a5', onAccent: '#ffffff', onInverse: '#e4e9f0' },
    line: { base: '#262e3a', strong: '#37414f', control: '#6f7c8f', tick: '#4a5564' },
    brand: '#2d8cf0',
    accent: { base: '#1f74d6', hover: '#1b66bf', text: '#6fb3f8', soft: '#14283f', line: '#2a537f' },
    focus: '#6fb3f8',
    success: { text: '#5cc68d', soft: '#12291f' },
    warning: { text: '#e0ad55', soft: '#2c2413' },
    danger: { text: '#f28b86', soft: '#331c1d' },
    code: {
      bg: '#0f141b',
      text: '#d3dae4',
      comment: '#8390a3',
      keyword: '#d09be0',
      string: '#7fce9f',
      tag: '#76b7f9',
      attr: '#e2b071',
      number: '#b3a1f0',
    },
  },
  sheet: {
    bg: '#1c1e23',
    grid: '#2a2d34',
    line: '#4a4e58',
    text: '#cdd1d9',
    primary: '#1f73d5',
    mark: { text: '#6cb2ff' },
  },
  elevation: {
    1: '0 0 0 1px rgb(255 255 255 / .04), 0 2px 8px rgb(0 0 0 / .32)',
    2: '0 0 0 1px rgb(255 255 255 / .06), 0 16px 40px rgb(0 0 0 / .5)',
  },
}
