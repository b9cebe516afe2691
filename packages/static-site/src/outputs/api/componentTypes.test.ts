import { expect, test } from 'vitest'
import type { ApiDocument, ApiExportDocument } from './apiSchema.ts'
import { componentTypes } from './componentTypes.ts'

function declarationsOf(...exports: ApiExportDocument[]): string {
  const url = 'https://docs.example/button'
  const page = { id: 'button', title: 'Button', description: 'Starts an action.', url, markdown: `${url}.md`, api: `${url}/api.json` }
  const pages: ApiDocument['pages'] = [{ ...page, exports, demos: [], traps: [], trapUrls: [] }]
  return componentTypes({ $schema: '', library: { name: 'acme-ui', version: '1.2.3' }, locale: 'en-US', pages })
}

test('each prop, event, slot and method of a component has its type and its description as a comment', () => {
  const text = declarationsOf({
    name: 'Button',
    kind: 'component',
    props: { htmlType: { type: "'button' | 'submit'", default: "'button'", since: '1.1.0', description: 'Its `type`' } },
    events: { 'on-change': { params: '(value: string)', description: 'It changed' } },
    slots: {
      'prefix-icon': { description: 'Before the text' },
      '[column.slot]': { description: 'Named by the application' },
    },
    methods: { focus: { signature: '() => void', description: 'Focuses it', deprecated: '1.2.0' } },
  })
  expect(text).toContain("type Exports = typeof import('acme-ui')")
  expect(text).toContain(`
    /**
     * Starts an action.
     *
     * [Button](https://docs.example/button)
     */
    Button: Component<
      'Button',
      {
        /**
         * \`'button' | 'submit'\`
         *
         * Its \`type\`
         * @default 'button'
         * @since 1.1.0
         */
        htmlType?: unknown
        /**
         * \`(value: string)\`
         *
         * It changed
         */
        onOnChange?: unknown
      },
      {
        /**
         * Before the text
         */
        'prefix-icon'?: Slot
      },
      {
        /**
         * \`() => void\`
         *
         * Focuses it
         * @deprecated 1.2.0
         */
        focus: Method
      }
    >
`)
})

test('a required prop is required, and a comment cannot be ended by a description', () => {
  const text = declarationsOf({
    name: 'Time',
    kind: 'component',
    props: { time: { type: 'Date', required: true, description: 'A /* B */' } },
  })
  expect(text).toContain('        time: unknown\n')
  expect(text).toContain('* A /* B *\\/\n')
})

test('directives have the names that templates in TypeScript use', () => {
  const text = declarationsOf({
    name: 'Clamp',
    kind: 'directive',
    directives: { 'v-line-clamp': { value: 'number', description: 'Lines' } },
  })
  expect(text).toMatch(/ \* `number`\n {5}\*\n {5}\* Lines\n {5}\*\/\n {4}vLineClamp: ObjectDirective\n/)
})
