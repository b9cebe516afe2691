import { readFacts } from '@view-site/vue-demo/facts'
import { templateFacts } from '@view-site/vue-demo/tags'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import facts from '../src/facts.json' with { type: 'json' }
import plugin from '../src/index.ts'

test('facts.json matches the installed view-ui-plus', async () => {
  const real: unknown = JSON.parse(JSON.stringify(templateFacts(await readFacts())))
  expect(facts, 'Run `pnpm --filter eslint-plugin-view-ui-plus facts`.').toEqual(real)
})

test('the recommended configuration applies all rules to .vue files', () => {
  const code = '<template><Select colour="red" @change="read" size="huge"><template #nothing /></Select></template>'
  const linter = new Linter()
  const messages = linter.verify(code, [plugin.configs.recommended], { filename: 'App.vue' })
  expect(messages.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
    ['view-ui-plus/no-unknown-prop', 2],
    ['view-ui-plus/no-unknown-event', 2],
    ['view-ui-plus/valid-prop-value', 2],
    ['view-ui-plus/no-unknown-slot', 2],
  ])
  expect(linter.verify('const Select = 1', [plugin.configs.recommended], { filename: 'a.js' })).toEqual([])
})

test('a .vue file with another parser is reported with the setting to change', () => {
  const { rules = {} } = plugin
  const config = { files: ['**/*.vue'], plugins: { 'view-ui-plus': { rules } }, rules: { 'view-ui-plus/no-unknown-prop': 2 as const } }
  const [message] = new Linter().verify('const a = 1', [config], { filename: 'App.vue' })
  expect(message?.message).toContain('set languageOptions.parser to vue-eslint-parser')
})
