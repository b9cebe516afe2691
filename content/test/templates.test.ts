import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from '@view-site/vue-demo/facts'
import { problemText, templateFacts } from '@view-site/vue-demo/tags'
import { checkTemplate } from '@view-site/vue-demo/templates'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'

test('demos use only props, events, slots and values that the library has', async () => {
  const facts = templateFacts(await readFacts())
  const demos = globSync('*/**/demos/*.vue', { cwd: root })
  const problems = demos.flatMap((demo) => {
    const check = checkTemplate(readFileSync(join(root, demo), 'utf8'), facts, 'view-ui-plus')
    if (check.state === 'invalid') return [`${demo}:${check.line} ${check.message}`]
    return check.problems.map((problem) => `${demo}:${problem.part.line} ${problemText(problem, 'en-US')}`)
  })
  expect(demos.length).toBeGreaterThan(500)
  expect(problems).toEqual([])
})
