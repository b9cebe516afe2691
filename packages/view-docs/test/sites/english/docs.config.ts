import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineDocs, llms, reactDemos, type DocsOutput } from 'view-docs'
import { fromSource } from '../fromSource.ts'
import { svelteDemos } from '../svelte/svelteDemos.ts'

/** Writes a file with the version of the published documentation. */
const versionFile: DocsOutput = ({ files, site }) => ({
  finish: () => files.write('/version.json', JSON.stringify({ title: site.title['en-US'], version: '2.0' })),
})

export default defineDocs({
  title: 'Counter',
  origin: 'https://counter.example',
  versions: { guide: { current: '2.0', others: [{ id: '1.0', without: ['themes'] }] } },
  home: {
    title: 'Count anything',
    text: 'A counter for every page.',
    install: 'npm install counter',
    actions: [
      { text: 'Get started', href: '/guide/start' },
      { text: 'Source', href: 'https://github.com/counter/counter' },
    ],
  },
  announcement: {
    id: 'v3',
    text: 'Version 3 counts in hexadecimal.',
    link: { text: 'Get ready', href: '/guide/counter' },
    from: '2130-05-01',
    until: '2130-06-30',
  },
  repository: 'https://github.com/counter/counter',
  editUrl: (file) => `https://github.com/counter/counter/edit/main/content/${file}`,
  routes: [{ path: '/pricing', component: 'site/Pricing.tsx', title: 'Pricing', description: 'What counting costs.' }],
  shell: { HeaderEnd: 'site/Version.tsx', Github: null },
  ports: 'site/ports.ts',
  blocks: 'site/blocks.ts',
  styles: ['site/blocks.css'],
  access: { products: { pro: 'Counter Pro' }, href: '/pricing' },
  outputs: [llms(), versionFile],
  demos: [reactDemos(), svelteDemos()],
  offline: true,
  vite: fromSource(vanillaExtractPlugin()),
})
