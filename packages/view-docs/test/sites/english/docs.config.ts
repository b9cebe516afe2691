import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineDocs, reactDemos } from 'view-docs'
import { fromSource } from '../fromSource.ts'

export default defineDocs({
  title: 'Counter',
  origin: 'https://counter.example',
  home: {
    title: 'Count anything',
    text: 'A counter for every page.',
    actions: [
      { text: 'Get started', href: '/guide/start' },
      { text: 'Source', href: 'https://github.com/counter/counter' },
    ],
  },
  repository: 'https://github.com/counter/counter',
  editUrl: (file) => `https://github.com/counter/counter/edit/main/content/${file}`,
  demos: [reactDemos()],
  vite: fromSource(vanillaExtractPlugin()),
})
