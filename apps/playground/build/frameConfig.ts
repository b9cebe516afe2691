import { resolve } from 'node:path'
import { viewUi } from '@view-site/vue-demo/vite'
import type { InlineConfig } from 'vite'
import { root } from './paths.ts'
import { scriptConfig } from './scriptConfig.ts'

/**
 * The Vite configuration of the frame: Vue, all of View UI Plus and the code that mounts the component, in one script and one style sheet,
 * which are not written to disk.
 * @param library Folder of the release of View UI Plus. @default the current one
 */
export function frameConfig(library?: string): InlineConfig {
  return scriptConfig({
    alias: { 'element-resize-detector': resolve(root, 'frame/resizeDetector.ts') },
    rolldownOptions: { input: { frame: 'frame/main.ts' } },
    plugins: [viewUi(library === undefined ? {} : { folder: library })],
  })
}
