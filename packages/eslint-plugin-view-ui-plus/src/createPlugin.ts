import type { TemplateFacts } from '@view-site/vue-demo/tags'
import { createRequire } from 'node:module'
import type { ESLint, Linter } from 'eslint'
import * as parser from 'vue-eslint-parser'
import { createRule, type RuleOptions } from './createRule.ts'

/** The plugin, with the configuration that turns on all of its rules. */
export interface ViewUiPlugin extends ESLint.Plugin {
  configs: { recommended: Linter.Config }
}

const { version }: { version: string } = createRequire(import.meta.url)('../package.json')

const rules: readonly Omit<RuleOptions, 'facts'>[] = [
  { name: 'no-unknown-prop', description: 'disallow props that a component does not have', kinds: ['unknown-prop'] },
  { name: 'no-unknown-event', description: 'disallow listeners for events that a component does not emit', kinds: ['unknown-event'] },
  { name: 'no-unknown-slot', description: 'disallow slots that a component does not have', kinds: ['unknown-slot'] },
  { name: 'valid-prop-value', description: 'require values that a prop accepts', kinds: ['wrong-value', 'wrong-type'] },
  { name: 'no-deprecated', description: 'disallow props, events and slots that are deprecated', kinds: ['deprecated'] },
]

/** Creates the plugin for a library with these components. */
export function createPlugin(facts: TemplateFacts): ViewUiPlugin {
  const plugin: ESLint.Plugin = {
    meta: { name: 'eslint-plugin-view-ui-plus', version, namespace: 'view-ui-plus' },
    rules: Object.fromEntries(rules.map((rule) => [rule.name, createRule({ ...rule, facts })])),
  }
  const recommended: Linter.Config = {
    name: 'view-ui-plus/recommended',
    files: ['**/*.vue'],
    plugins: { 'view-ui-plus': plugin },
    languageOptions: { parser },
    rules: Object.fromEntries(rules.map(({ name }) => [`view-ui-plus/${name}`, 'error'])),
  }
  return Object.assign(plugin, { configs: { recommended } })
}
