import type { SearchTexts } from './zh-CN.ts'

const enUS: SearchTexts = {
  docs: 'Documentation',
  price: 'Pricing',
  priceNote: 'What each edition contains, and what it costs',
  corrected: 'No “{{typed}}”: searched for “{{taken}}”',
  incomplete: 'Some data did not load; there may be more',
  props: 'Prop',
  events: 'Event',
  slots: 'Slot',
  methods: 'Method',
  directives: 'Directive',
}

export default enUS
