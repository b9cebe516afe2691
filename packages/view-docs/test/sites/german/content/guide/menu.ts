import { defineMenu } from 'view-docs'

export default defineMenu({
  title: { 'de-DE': 'Anleitung', ar: 'الدليل' },
  index: 'start',
  items: [
    {
      kind: 'group',
      title: { 'de-DE': 'Erste Schritte', ar: 'الخطوات الأولى' },
      items: [
        { kind: 'page', page: 'start' },
        { kind: 'page', page: 'demos-page' },
        { kind: 'page', page: 'betrieb' },
      ],
    },
  ],
})
