import { defineMenu } from 'view-docs'

export default defineMenu({
  title: { 'de-DE': 'Referenz', ar: 'المرجع' },
  index: 'options',
  items: [{ kind: 'page', page: 'options' }],
})
