import type { DemoPort } from './DemoPort.ts'

/**
 * Live demos in Vue: `demos/<name>.vue`. Needs `vue` and `@vitejs/plugin-vue` among the site's dependencies. A component with the prop
 * `locale` receives the page's language.
 */
export function vueDemos(): DemoPort {
  return {
    extension: 'vue',
    runtime: 'view-docs/vue-demos',
    renderer: 'view-docs/vue-renderer',
    plugins: async () => [
      (await import('@vitejs/plugin-vue')).default(),
      // The runtime is in `node_modules`, where Vite looks for no dependencies: it would get another copy of Vue than the demos.
      { name: 'view-docs:vue', config: () => ({ optimizeDeps: { include: ['vue'] } }) },
    ],
  }
}
