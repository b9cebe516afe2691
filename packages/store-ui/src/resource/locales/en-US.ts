import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default {
  index: {
    title: 'Design resources',
    lead: 'Use the colors, icons, and type of this site in your designs. All files are generated from the code, so they match what you see here.',
    other: 'Materials for Sketch',
    otherText: 'SVG files that you can drop onto a canvas and edit.',
    label: 'Resources',
  },
  sketch: {
    title: 'Materials for Sketch',
    lead: 'Sketch opens SVG files directly: layers, groups, and colors are kept, and you can change them on the canvas.',
    other: 'All resources',
    otherText: 'Every file, including the design tokens.',
    label: 'Materials for Sketch',
    how: 'How to use them',
    steps: {
      download: 'Download the SVG file.',
      drag: 'Drop it onto a Sketch canvas, or use File › Open.',
      symbol: 'Select the group that you need, and create a symbol from it.',
    },
  },
  download: 'Download {{title}} ({{format}})',
  preview: 'Preview of {{title}}',
  store: 'More in the store',
  storeText: 'Pages, documents, and complete sets of design materials. Materials are free for Enterprise customers and above.',
  toStore: 'Go to the store',
} satisfies Translation<typeof zhCN>
