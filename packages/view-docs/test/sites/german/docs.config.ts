import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineDocs, reactDemos, vueDemos } from 'view-docs'
import { fromSource } from '../fromSource.ts'

export default defineDocs({
  title: { 'de-DE': 'Acme-Handbuch', ar: 'دليل أكمي' },
  description: { 'de-DE': 'Alles über Acme.', ar: 'كل شيء عن أكمي.' },
  origin: 'https://docs.acme.example',
  base: '/handbuch/',
  anchors: 'slug',
  fallback: true,
  locales: [
    {
      tag: 'de-DE',
      texts: {
        layout: { search: 'Suchen', onThisPage: 'Auf dieser Seite' },
        site: { documentation: 'Dokumentation' },
        articles: { copy: 'Kopieren' },
      },
    },
    'ar',
  ],
  sections: ['guide', 'reference'],
  home: {
    title: { 'de-DE': 'Acme verstehen', ar: 'افهم أكمي' },
    text: { 'de-DE': 'Vom ersten Start bis zum Betrieb.', ar: 'من البداية حتى التشغيل.' },
    actions: [{ text: { 'de-DE': 'Loslegen', ar: 'ابدأ' }, href: '/guide/start' }],
    features: [
      { title: { 'de-DE': 'Schnell', ar: 'سريع' }, text: { 'de-DE': 'Antwortet sofort.', ar: 'يستجيب فورا.' } },
      { title: { 'de-DE': 'Klar', ar: 'واضح' }, text: { 'de-DE': 'Ein Weg für jede Aufgabe.', ar: 'طريقة واحدة لكل مهمة.' } },
    ],
  },
  links: [{ text: 'GitHub', href: 'https://github.com/acme/acme' }],
  copyright: '© 2026 Acme',
  demos: [reactDemos(), vueDemos()],
  vite: fromSource(vanillaExtractPlugin()),
})
