import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@view-site/i18n/product'
import { readFacts } from '@view-site/vue-demo/facts'
import { tagRules, templateFacts } from '@view-site/vue-demo/tags'
import { checkTemplate, findTraps } from '@view-site/vue-demo/templates'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'
import { apiTraps } from './traps/apiTraps.ts'
import { declaredTraps } from './traps/declaredTraps.ts'
import { excusedTraps } from './traps/excusedTraps.ts'
import { readTraps } from './traps/readTraps.ts'
import { withTraps } from './traps/withTraps.ts'

const described = readTraps('en-US')

// `pnpm --filter @view-site/content exec vitest run test/traps.test.ts -u` writes the table and the lists.
test.for(locales)('the page "Linting" has the rules and their traps, %s', async (locale) => {
  const file = join(root, 'view-ui-plus/guide/linting', `${locale}.md`)
  await expect(withTraps(readFileSync(file, 'utf8'), locale)).toMatchFileSnapshot(file)
})

test.for(locales)('a trap links to the rule that finds it, and no other trap does, %s', (locale) => {
  const marked = readTraps(locale).flatMap(({ page, id, rules }) => rules.map((rule) => `${page}#${id} ${rule}`))
  const declared = declaredTraps().map(({ rule, page, id }) => `${page}#${id} ${rule}`)
  expect(marked.toSorted()).toEqual(declared.toSorted())
})

test('a trap has an id, so that it can be linked to: `- **Title.** Text. {#title}`', () => {
  expect(described.flatMap(({ page, title, id }) => (id === '' ? [`${page}: ${title}`] : []))).toEqual([])
})

test('an excused trap exists, and has no rule', () => {
  const titles = Object.values(excusedTraps).flatMap((pages) =>
    Object.entries(pages).flatMap(([page, all]) => all.map((title) => `${page}: ${title}`)),
  )
  const without = new Set(described.flatMap(({ page, title, rules }) => (rules.length === 0 ? [`${page}: ${title}`] : [])))
  expect(titles.filter((title) => !without.has(title))).toEqual([])
})

test('the rules from the API tables find their traps', async () => {
  const facts = templateFacts(await readFacts())
  const found = apiTraps.map(([, , , code]) => {
    const check = checkTemplate(code, facts, 'view-ui-plus')
    const kinds = check.state === 'checked' ? check.problems.map(({ kind }) => kind) : []
    return tagRules.find((rule) => rule.kinds.some((kind) => kinds.includes(kind)))?.name
  })
  expect(found).toEqual(apiTraps.map(([rule]) => rule))
})

test('demos do nothing that a rule reports, except on purpose', () => {
  const found = globSync('*/**/demos/*.vue', { cwd: root }).flatMap((demo) =>
    findTraps(readFileSync(join(root, demo), 'utf8'), 'view-ui-plus').map(
      ({ rule }) => `${demo.replace('view-ui-plus/component/', '')} ${rule}`,
    ),
  )
  expect(found.toSorted()).toEqual(onPurpose)
})

const onPurpose = [
  // The search only filters a list, so one too many has no effect.
  'form/input/demos/search.vue no-enter-event',
  // The layout sets `flex-direction` itself.
  'layout/layout/demos/narrow.vue no-late-content',
  // Shows that the number 0 is not shown.
  'other/number-info/demos/gap.vue no-surprising-value',
  // Points out a new feature from the start.
  'view/tooltip/demos/controlled.vue valid-initial-value',
]
