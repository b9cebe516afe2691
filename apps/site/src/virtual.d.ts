/// <reference types="@view-site/vue-demo/client" />

declare module 'virtual:docs/*' {
  import type { MenuTree } from '@view-site/docs/compile'
  const docs: { menus: MenuTree[] }
  export default docs
}

declare module 'virtual:hero/*' {
  import type { HeroCode } from '../build/heroCode.ts'
  const hero: HeroCode
  export default hero
}
