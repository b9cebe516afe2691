import type { DemoPort } from './DemoPort.ts'

/** Live demos in Vue: `demos/<name>.vue`. Needs `vue` and `@vitejs/plugin-vue` among the site's dependencies. It gets the page's language as the prop `locale`. */
export function vueDemos(): DemoPort {
  return {
    extension: 'vue',
    runtime: 'view-docs/vue-demos',
    plugins: async () => [(await import('@vitejs/plugin-vue')).default()],
  }
}
