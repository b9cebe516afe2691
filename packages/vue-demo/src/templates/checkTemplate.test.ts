import { beforeAll, describe, expect, test } from 'vitest'
import { readFacts } from '../facts/readFacts.ts'
import { checkTemplate } from './checkTemplate.ts'
import type { TemplateFacts } from '../tags/ComponentFacts.ts'
import { problemText } from '../tags/problemText.ts'
import { documentedFacts, templateFacts } from '../tags/templateFacts.ts'

const library = 'view-ui-plus'
let facts: TemplateFacts

beforeAll(async () => {
  facts = templateFacts(await readFacts())
})

function problemsOf(source: string, known = facts): string[] {
  const check = checkTemplate(source, known, library)
  return check.state === 'invalid' ? [check.message] : check.problems.map((problem) => problemText(problem, 'en-US'))
}

describe('the check of templates', () => {
  test.each([
    '<Button type="primary" loading html-type="submit" :long="isLong" @click="save">Save</Button>',
    '<Button :type="isMain ? \'primary\' : \'default\'" v-bind="rest" :[name]="value" @[event]="go" id="save" data-id="1" aria-label="Save" />',
    '<Modal v-model="isOpen" title="Title" @on-ok="save"><template #footer>…</template></Modal>',
    '<Input v-model="text" @keydown.enter="save" @on-change="read" :maxlength="10" :rows="2" />',
    '<Table :columns="columns"><template #name="{ row }">{{ row.name }}</template></Table>',
    '<DatePicker @update:model-value="read" @vue:mounted="ready" />',
    '<Select v-model="city"><template v-for="one of all"><Option :value="one">{{ one }}</Option></template></Select>',
    '<i-button type="primary" /><i-switch /><date-picker type="date" />',
    '<button colour="red" @anything="go" /><text colour="red" />',
    '<Own colour="red" />',
    '<script setup>\nimport Button from \'./Button.vue\'\n</script>\n<template><Button colour="red" /></template>',
    '<script>\nimport { Card as Button } from \'elsewhere\'\n</script>\n<template><Button colour="red" /></template>',
  ])('finds nothing in %s', (source) => {
    expect(problemsOf(source)).toEqual([])
  })

  test.each([
    ['<Button colour="red" />', 'Button has no prop "colour".'],
    ['<Button loadin />', 'Button has no prop "loadin". Did you mean "loading"?'],
    ['<Modal v-model:open="isOpen" />', 'Modal has no prop "open".'],
    ['<Select :on-change="read" />', 'Select has no prop "on-change". Did you mean "@on-change"?'],
    ['<Select @change="read" />', 'Select has no event "change". Did you mean "on-change"?'],
    ['<Table @row-click="open" />', 'Table has no event "row-click". Did you mean "on-row-click"?'],
    ['<Modal @on-okay="save" />', 'Modal has no event "on-okay". Did you mean "on-ok"?'],
    ['<Modal><template #foter /></Modal>', 'Modal has no slot "foter". Did you mean "footer"?'],
    ['<Button #icon />', 'Button has no slot "icon".'],
    ['<Button html-type="send" />', `'send' is not a value of prop "html-type" of Button. Use one of 'button', 'submit', 'reset'.`],
    [
      "<Button :size=\"isBig ? 'huge' : 'small'\" />",
      `'huge' is not a value of prop "size" of Button. Use one of 'small', 'large', 'default'.`,
    ],
    ['<Button loading="true" />', 'Prop "loading" of Button takes Boolean, not the string \'true\'. Write :loading="true".'],
    ['<Button :loading="1" />', 'Prop "loading" of Button takes Boolean, not the number 1. Pass a value of that type.'],
    ['<card :bordred="false" />', 'Card has no prop "bordred". Did you mean "bordered"?'],
    ['<i-button colour="red" />', 'Button has no prop "colour".'],
    [
      '<script setup>\nimport { Button as Save } from \'view-ui-plus\'\n</script>\n<template><Save colour="red" /></template>',
      'Button has no prop "colour".',
    ],
  ])('finds what is wrong in %s', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem])
  })

  test('says what is deprecated, from the marks of the library', () => {
    const known = { Button: { props: { ghost: { types: ['Boolean'] } }, events: [], slots: [], deprecated: ['ghost'] } }
    expect(problemsOf('<Button ghost />', known)).toEqual([
      '"ghost" of Button is deprecated and may be removed in a later release. See its row in the API tables.',
    ])
  })

  test('names the line of a problem, and of a template that cannot be parsed', () => {
    const check = checkTemplate('<template>\n  <div>\n    <Button colour="red" />\n  </div>\n</template>', facts, library)
    expect(check).toMatchObject({ state: 'checked', components: ['Button'], problems: [{ part: { line: 3, column: 13 } }] })
    expect(checkTemplate('<template>\n<Button>\n</template>', facts, library)).toMatchObject({ state: 'invalid', line: 2 })
    expect(checkTemplate('<script>\nimport {\n</script>\n<template />', facts, library)).toMatchObject({ state: 'invalid' })
  })

  test('knows the same from the documentation of a component', () => {
    const documented = documentedFacts([
      {
        name: 'Button',
        kind: 'component',
        props: {
          size: { type: "'small' | 'large'" },
          width: { type: "number | 'auto'" },
          to: { type: 'string | Route' },
          open: { type: 'boolean' },
        },
        events: { 'on-click': { deprecated: '1.2.0' } },
        slots: { default: {} },
      },
      { name: 'Size', kind: 'type', props: {} },
    ])
    expect(problemsOf('<Button size="tiny" width="wide" :to="2" @update:open="set" @on-click="go" />', documented)).toEqual([
      "'tiny' is not a value of prop \"size\" of Button. Use one of 'small', 'large'.",
      '"on-click" of Button is deprecated and may be removed in a later release. See its row in the API tables.',
    ])
    expect(documented).not.toHaveProperty('Size')
  })
})
