import type { SearchTexts } from './zh-CN.ts'

const enUS: SearchTexts = {
  docs: 'Documentation',
  pages: 'Website',
  sitePages: {
    '/price': {
      title: 'Pricing',
      note: 'What each edition contains, and what it costs',
      words: 'price cost how-much fee buy purchase license licence renewal invoice',
    },
    '/consult': { title: 'Talk to us', note: 'Ask before you buy', words: 'contact sales' },
    '/resource': { title: 'Design resources', note: 'Materials for Sketch, palettes and icons', words: 'sketch figma' },
    '/new-issue': { title: 'New issue', note: 'Report a problem that can be reproduced', words: 'bug report-a-problem' },
    '/terms': { title: 'Terms of purchase and license agreement', note: 'Scope of a license, refunds, support', words: 'refund terms' },
    '/privacy': { title: 'Privacy', note: 'What the site stores and sends', words: 'cookies personal-data gdpr' },
  },
  corrected: 'No “{{typed}}”: searched for “{{taken}}”',
  incomplete: 'Some data did not load; there may be more',
  props: 'Prop',
  events: 'Event',
  slots: 'Slot',
  methods: 'Method',
  directives: 'Directive',
}

export default enUS
