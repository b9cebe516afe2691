import { createPlugin, type ViewUiPlugin } from './createPlugin.ts'
import facts from './facts.json' with { type: 'json' }

export type { ViewUiPlugin } from './createPlugin.ts'

/** The plugin for the release of View UI Plus that it was made with. */
const plugin: ViewUiPlugin = createPlugin(facts)
export default plugin
