import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement row; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'Admin Plus', 'en-US': 'Admin Plus' },
  index: 'introduce',
  items: [{ kind: 'page', page: 'introduce' }],
})
