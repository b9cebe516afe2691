import { defineMenu } from 'view-docs'

export default defineMenu({
  title: { 'en-US': 'Guide' },
  index: 'start',
  items: [
    { kind: 'page', page: 'start' },
    { kind: 'page', page: 'counter' },
    { kind: 'page', page: 'themes' },
  ],
})
