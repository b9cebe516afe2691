import { RuleTester } from 'eslint'
import { describe, test } from 'vitest'
import * as parser from 'vue-eslint-parser'
import { createPlugin } from '../src/createPlugin.ts'
import plugin from '../src/index.ts'

RuleTester.describe = describe
RuleTester.it = test
// RuleTester requires all three; no case uses `only`.
RuleTester.itOnly = test.only

const tester = new RuleTester({ languageOptions: { parser } })
const filename = 'App.vue'
const page = (template: string, script = '') => `${script && `<script setup>\n${script}\n</script>\n`}<template>${template}</template>`

function rule(name: string, { rules = {} } = plugin) {
  const found = rules[name]
  if (!found) throw new Error(`There is no rule ${name}.`)
  return found
}

tester.run('no-unknown-prop', rule('no-unknown-prop'), {
  valid: [
    { filename, code: page('<Button type="primary" html-type="submit" :long="isLong" v-bind="rest" :[name]="1" class="a" data-id="1" />') },
    { filename, code: page('<button colour="red" /><Own colour="red" /><Modal v-model="isOpen" />') },
    { filename, code: page('<Button colour="red" />', "import Button from './Button.vue'") },
    { filename, code: page('<Button form="order" />'), options: [{ ignore: ['Button.form'] }] },
    { filename: 'script.js', code: 'const a = 1' },
  ],
  invalid: [
    {
      filename,
      code: page('<Button loadin />'),
      errors: [
        {
          message: 'Button has no prop "loadin". Did you mean "loading"?',
          line: 1,
          column: 19,
          suggestions: [{ desc: 'loading', output: page('<Button loading />') }],
        },
      ],
    },
    {
      filename,
      code: page('<Card :bordred="false" />', "import { Card } from 'view-ui-plus'"),
      errors: [
        {
          message: 'Card has no prop "bordred". Did you mean "bordered"?',
          suggestions: [{ desc: 'bordered', output: page('<Card :bordered="false" />', "import { Card } from 'view-ui-plus'") }],
        },
      ],
    },
    { filename, code: page('<Modal v-model:open="isOpen" />'), errors: [{ message: 'Modal has no prop "open".' }] },
    {
      filename,
      code: page('<i-button colour="red" />'),
      settings: { 'view-ui-plus': { locale: 'zh-CN' } },
      errors: [{ message: 'Button 没有属性“colour”。' }],
    },
    {
      filename,
      code: page('<Save colour="red" />', "import { Button as Save } from 'view-ui-plus'"),
      errors: [{ message: 'Button has no prop "colour".' }],
    },
  ],
})

tester.run('no-unknown-event', rule('no-unknown-event'), {
  valid: [
    {
      filename,
      code: page('<Select @on-change="read" @update:model-value="set" @mouseenter="show" @[event]="go" /><Modal @onOk="save" />'),
    },
    { filename, code: page('<Tabs @click="go" />'), options: [{ ignore: ['click'] }] },
  ],
  invalid: [
    {
      filename,
      code: page('<Select @change="read" />'),
      errors: [
        {
          message: 'Select has no event "change". Did you mean "on-change"?',
          suggestions: [{ desc: 'on-change', output: page('<Select @on-change="read" />') }],
        },
      ],
    },
    {
      filename,
      code: page('<Table v-on:row-click.once="open" />'),
      errors: [
        {
          message: 'Table has no event "row-click". Did you mean "on-row-click"?',
          suggestions: [{ desc: 'on-row-click', output: page('<Table v-on:on-row-click.once="open" />') }],
        },
      ],
    },
  ],
})

tester.run('no-unknown-slot', rule('no-unknown-slot'), {
  valid: [
    { filename, code: page('<Modal><template #footer>a</template><template #[name]>b</template></Modal><Button v-slot>a</Button>') },
    { filename, code: page('<Table :columns="columns"><template #name="{ row }">{{ row.name }}</template></Table>') },
    { filename, code: page('<Select><template v-for="one of all"><Option :value="one" /></template></Select>') },
  ],
  invalid: [
    {
      filename,
      code: page('<Modal><template #foter>a</template></Modal>'),
      errors: [
        {
          message: 'Modal has no slot "foter". Did you mean "footer"?',
          suggestions: [{ desc: 'footer', output: page('<Modal><template #footer>a</template></Modal>') }],
        },
      ],
    },
    { filename, code: page('<Button #icon>a</Button>'), errors: [{ message: 'Button has no slot "icon".' }] },
  ],
})

tester.run('valid-prop-value', rule('valid-prop-value'), {
  valid: [
    {
      filename,
      code: page('<Button type="primary" :size="isBig ? \'large\' : \'small\'" loading :long="isLong" disabled="" :to="null" />'),
    },
    { filename, code: page('<Input :rows="2" :model-value="text" />') },
  ],
  invalid: [
    {
      filename,
      code: page('<Button html-type="send" />'),
      errors: [{ message: `'send' is not a value of prop "html-type" of Button. Use one of 'button', 'submit', 'reset'.` }],
    },
    {
      filename,
      code: page("<Button :size=\"isBig ? 'huge' : 'small'\" />"),
      errors: [{ message: /^'huge' is not a value of prop "size" of Button/ }],
    },
    {
      filename,
      code: page('<Button loading="true" />'),
      output: page('<Button :loading="true" />'),
      errors: [{ message: /Write :loading="true"\.$/ }],
    },
    {
      filename,
      code: page('<Button loading="false" />'),
      errors: [
        { message: /Write :loading="false"\.$/, suggestions: [{ desc: ':loading="false"', output: page('<Button :loading="false" />') }] },
      ],
    },
  ],
})

const deprecating = createPlugin({
  Button: {
    props: { ghost: { types: ['Boolean'] } },
    events: ['on-hover'],
    slots: ['icon', 'default'],
    deprecated: ['ghost', 'on-hover', 'icon'],
  },
})

tester.run('no-deprecated', rule('no-deprecated', deprecating), {
  valid: [{ filename, code: page('<Button id="save">Save</Button>') }],
  invalid: [
    {
      filename,
      code: page('<Button ghost @on-hover="show"><template #icon>a</template></Button>'),
      errors: ['ghost', 'on-hover', 'icon'].map((name) => ({
        message: `"${name}" of Button is deprecated and may be removed in a later release. See its row in the API tables.`,
      })),
    },
  ],
})
