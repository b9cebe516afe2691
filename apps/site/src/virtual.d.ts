/// <reference types="@view-site/vue-demo/client" />

declare module 'virtual:hero/*' {
  import type { HeroCode } from '../build/heroCode.ts'
  const hero: HeroCode
  export default hero
}
