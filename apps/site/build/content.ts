import { join, relative, resolve } from 'node:path'
import { checkCode } from '@view-site/code-check'
import { checkContent, createPage, readCodeFences, reportByFile } from '@view-site/docs/authoring'
import { readFacts } from '@view-site/vue-demo/facts'
import { compiledDemo } from '@view-site/vue-demo/vite'
import { buildEnv } from './buildEnv.ts'
import { collectionOptions } from './collectionOptions.ts'
import { contentReport } from './contentReport.ts'
import { createApiCheck } from './createApiCheck.ts'
import { draftApi } from './draftApi.ts'

const usage = 'Use `pnpm content:check [<product>/<route>]`, `pnpm content:report`, or `pnpm content:new <product>/<route>`.'
const cache = resolve(import.meta.dirname, '../node_modules/.cache/view-site-docs')

/** The first demo of a new page. */
const sampleDemo = `<script setup>
import { ref } from 'vue'
import { Button } from 'view-ui-plus'

const count = ref(0)
</script>

<template>
  <Button type="primary" @click="count += 1">点了 {{ count }} 次</Button>
</template>

<i18n lang="en-US">
点了: Pressed
次: times
</i18n>
`

/** `check` reports every problem in the content, with code blocks of one page only if one is named; `report` prints statistics; `new` creates a page. */
async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  const options = collectionOptions(buildEnv(process.env))
  if (command === 'check') {
    const start = performance.now()
    const fences = await readCodeFences({ root: options.root, products: options.products ?? [] })
    const blocks = argument === undefined ? fences : fences.filter(({ file }) => file.startsWith(`${argument}/`))
    if (argument !== undefined && blocks.length === 0) throw new Error(`There is no page ${argument} with code in it.`)
    const { problems, pages } = await checkContent({ ...options, localizeDemo: compiledDemo }, { cache, also: await createApiCheck() })
    const allProblems = [...problems, ...(await checkCode(blocks, options))]
    process.stdout.write(reportByFile(allProblems))
    process.stdout.write(
      `${pages} pages and ${blocks.length} blocks of code checked in ${((performance.now() - start) / 1000).toFixed(1)} s.\n`,
    )
    process.exitCode = allProblems.length > 0 ? 1 : 0
  } else if (command === 'report') {
    // The API reference is generated: its words and repetitions say nothing about the content.
    const { references: _generated, ...ownPages } = options
    process.stdout.write(`${await contentReport(ownPages, { cache })}\n`)
  } else if (command === 'new' && argument !== undefined) {
    const facts = await readFacts()
    const { files, menu: menuFile, isInMenu, entry } = await createPage(options.root, argument, {
      locales: options.locales ?? [],
      demo: { file: 'base.vue', source: sampleDemo },
      draftApi: (name) => draftApi(name, facts),
    })
    const folder = relative(process.cwd(), options.root)
    const menu = join(folder, menuFile)
    process.stdout.write(`${files.map((file) => `+ ${join(folder, file)}`).join('\n')}\n`)
    process.stdout.write(isInMenu ? `~ ${menu}\n` : `Now add ${entry} to a group of ${menu}.\n`)
  } else throw new Error(usage)
}

await run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
