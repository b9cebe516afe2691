import { inChromium, sourceCondition } from '@view-site/vitest-config'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  // A dependency discovered at run time would reload the page in the middle of a test.
  optimizeDeps: { include: ['vue', 'view-ui-plus', 'vxe-table', 'vxe-table/es/locale/lang/en-US.js'] },
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    ...inChromium,
  },
})
