import type { Path } from './Path.ts'

/** The search by keyboard. */
export const search: Path = {
  name: 'search',
  title: '[LAY-09] Ctrl+K opens the search, and Enter the section that was found',
  async walk({ open, key, type, sees, isAt, picture }) {
    await open('/view-ui-plus/guide/introduce')
    await key('Control', 'k')
    await sees({ css: '[role="combobox"]:focus' })
    await type('固定表头')
    // The results of the first letters have this section too, further down.
    await sees({ css: '[role="option"][aria-selected="true"]', text: 'Table' })
    await sees({ css: '[role="option"]', text: '固定表头与列' })
    await picture('results')
    await key('ArrowDown')
    await key('Enter')
    await isAt(/^\/view-ui-plus\/component\/form\/table$/)
    await sees({ css: 'h2, h3', text: '固定表头与列' })
    await picture('section')
  },
}
