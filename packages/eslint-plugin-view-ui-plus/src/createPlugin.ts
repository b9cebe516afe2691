import { tagRules, type TemplateFacts } from '@view-site/vue-demo/tags'
import { trapRules } from '@view-site/vue-demo/traps'
import { createRequire } from 'node:module'
import type { ESLint, Linter } from 'eslint'
import * as parser from 'vue-eslint-parser'
import { createRule } from './createRule.ts'
import { createTrapRule } from './createTrapRule.ts'

/** The plugin, with the configuration that turns on all of its rules. */
export interface ViewUiPlugin extends ESLint.Plugin {
  configs: { recommended: Linter.Config }
}

const { version }: { version: string } = createRequire(import.meta.url)('../package.json')

/** Creates the plugin for a library with these components. */
export function createPlugin(facts: TemplateFacts): ViewUiPlugin {
  const plugin: ESLint.Plugin = {
    meta: { name: 'eslint-plugin-view-ui-plus', version, namespace: 'view-ui-plus' },
    rules: Object.fromEntries([
      ...tagRules.map((rule) => [rule.name, createRule({ ...rule, description: rule.description['en-US'], facts })] as const),
      ...trapRules.map((rule) => [rule.name, createTrapRule(rule)] as const),
    ]),
  }
  const recommended: Linter.Config = {
    name: 'view-ui-plus/recommended',
    files: ['**/*.vue'],
    plugins: { 'view-ui-plus': plugin },
    languageOptions: { parser },
    rules: Object.fromEntries([...tagRules, ...trapRules].map(({ name, severity }) => [`view-ui-plus/${name}`, severity])),
  }
  return Object.assign(plugin, { configs: { recommended } })
}
