import { createPlugin, type ViewUiPlugin } from './createPlugin.ts'
import facts from './facts.json' with { type: 'json' }

export type { ViewUiPlugin } from './createPlugin.ts'

/** The plugin, with the facts of one release of View UI Plus. */
const plugin: ViewUiPlugin = createPlugin(facts)
export default plugin
