declare module 'virtual:docs/*' {
  import type { MenuTree } from '@view-site/docs/compile'
  const docs: { menus: MenuTree[] }
  export default docs
}
