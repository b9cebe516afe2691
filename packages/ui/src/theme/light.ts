/** Light values of the colour roles and elevations; the dark ones have the same shape. */
export const light = {
  color: {
    bg: {
      page: '#ffffff',
      sunken: '#f5f7fa',
      raised: '#ffffff',
      hover: '#eef1f5',
      inverse: '#161d29',
      scrim: 'rgb(15 21 32 / .48)',
    },
    text: { base: '#151d2b', muted: '#4a5668', subtle: '#626e81', onAccent: '#ffffff', onInverse: '#f2f5f9' },
    line: { base: '#e3e8ee', strong: '#cdd4de', control: '#838ea0', tick: '#b4bdca' },
    brand: '#2d8cf0',
    accent: { base: '#1670d2', hover: '#0f5cb3', text: '#1267c4', soft: '#edf5fe', line: '#a9cff6' },
    focus: '#1670d2',
    success: { text: '#0f7a46', soft: '#e8f6ee' },
    warning: { text: '#8f5a00', soft: '#fdf4e1' },
    danger: { text: '#c22f2b', soft: '#fdeeed' },
    code: {
      bg: '#f7f9fc',
      text: '#26303f',
      comment: '#657084',
      keyword: '#9333a8',
      string: '#0f7a46',
      tag: '#1267c4',
      attr: '#9a4a06',
      number: '#6441c4',
    },
  },
  /** Colors of View UI Plus, for the sheets in which its demos run. */
  sheet: {
    bg: '#ffffff',
    grid: '#eef2f7',
    line: '#dcdee2',
    text: '#515a6e',
    primary: '#2d8cf0',
    mark: { text: '#1267c4' },
  },
  elevation: {
    1: '0 1px 2px rgb(21 29 43 / .06), 0 2px 8px rgb(21 29 43 / .05)',
    2: '0 2px 6px rgb(21 29 43 / .07), 0 16px 40px rgb(21 29 43 / .13)',
  },
}
