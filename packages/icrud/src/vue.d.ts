/** For tools that cannot read `.vue` files, such as oxlint. vue-tsc reads the files themselves. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
