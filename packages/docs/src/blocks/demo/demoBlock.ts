import { toString } from 'mdast-util-to-string'

import { meant } from '../../compile/suggest.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { sumOfMinHeights } from '../../compile/page/minHeight.ts'
import type { ArticleDemo } from '../../compile/page/CompiledArticle.ts'
import type { DemoHeight, PageSource } from '../../compile/source/PageSource.ts'
import { defineBlock, type ContainerDirective } from '../defineBlock.ts'
import { shortId } from '../shortId.ts'
import { Demo } from './Demo.ts'
import { demoLines } from './demoLines.ts'
import { fill } from '../../locales/texts.ts'

/** On demos that are not drawn when the site is built: everywhere, or on phones only. */
const clientOnlyAttribute = 'client-only'

/** `:::demo{src="type"}`: a live demo with the note under its sheet. */
export const demoBlock = defineBlock({
  type: 'containerDirective',
  names: ['demo'],
  attributes: ['src', 'height', 'keywords', 'ruler', clientOnlyAttribute],
  Component: Demo,
  minHeight: (_, note) => 200 + sumOfMinHeights(note),

  check(node, context, { isLocked }) {
    // The code of a demo is part of the public bundles, even if access to the demo is restricted.
    if (isLocked)
      report(
        context,
        node,
        'A demo is in a place that needs a licence, but its code is part of the public site.',
        'Show the code as a code block, or move the demo out of what is locked.',
      )
  },

  parse(node, context) {
    const { source, parts } = context
    const name = nameOf(node)
    const code = demoSource(node, name, context)
    const line = lineOf(node)
    const id = demoId(source.id, name)
    if (parts.demos.some((known) => known.name === name)) {
      report(context, node, `The page shows the demo "${name}" twice.`, 'Show it once, or make a second file for what differs.')
    }
    const isFirst = parts.demos.length === 0
    const clientOnly = clientOnlyOf(node, context)
    parts.demos.push({ id, name, line, ...(clientOnly && { clientOnly }) })
    context.structure.push({ label: labelOf(name), line })
    const data = {
      id,
      name,
      file: `${source.id.slice(source.id.lastIndexOf('/') + 1)}-${name}.${extensionOf(source, name)}`,
      title: demoTitle(context, name),
      ...demoLines(node, { name, code, language: extensionOf(source, name) }, context),
      height: demoHeight(node, name, context),
      isFirst,
      hasRuler: 'ruler' in (node.attributes ?? {}),
    }
    return { data, children: node.children }
  },

  toMarkdown(node, { source }, content) {
    const name = nameOf(node)
    const code = source.demos?.[name] ?? ''
    return `${content()}\n\n\`\`\`${extensionOf(source, name)}\n${withoutTranslations(code)}\n\`\`\``.trim()
  },

  toSearch(node) {
    const keywords = node.attributes?.['keywords']
    return keywords ? { lines: node.children.map((child) => toString(child)), keywords: [keywords.replaceAll(',', ' ')] } : undefined
  },

  landmark: (node) => `demo:${nameOf(node)}`,
  languages: (node, source) => [extensionOf(source, nameOf(node))],

  files: (source) =>
    Object.keys(source.demos ?? {}).map((name) => ({
      label: labelOf(name),
      unused: {
        file: `${source.id}/demos/${name}.${extensionOf(source, name)}`,
        line: 1,
        message: 'No page shows this demo.',
        fix: `Show it with :::demo{src="${name}"}, or delete the file.`,
      },
    })),
})

function nameOf({ attributes }: ContainerDirective): string {
  return attributes?.['src'] ?? ''
}

/** Extension of a demo's file, which is also the name of its language. */
function extensionOf({ demoExtensions }: PageSource, name: string): string {
  return demoExtensions?.[name] ?? 'vue'
}

function labelOf(name: string): string {
  return `the demo "${name}"`
}

/** A letter and 5 more characters, derived from page and name. */
function demoId(page: string, name: string): string {
  return shortId('d', `${page}/${name}`, 5)
}

function demoSource(node: ContainerDirective, name: string, context: PageContext): string {
  const { demos = {} } = context.source
  const code = Object.hasOwn(demos, name) ? demos[name] : undefined
  if (code !== undefined) return withoutTranslations(code)
  const names = Object.keys(demos)
  const known = names.length > 0 ? `, or use one of: ${names.join(', ')}` : ''
  if (name)
    report(context, node, `There is no demo "${name}".`, `${meant(name, names)}Create demos/${name}.vue in the folder of the page${known}.`)
  else report(context, node, 'The demo block does not say which demo it shows.', `Write :::demo{src="…"}${known}.`)
  return ''
}

/** The source without its `<i18n>` block, which is for the site and not for the reader. */
function withoutTranslations(code: string): string {
  return code.replaceAll(/\n*<i18n\b[^>]*>[\s\S]*?<\/i18n>/g, '').trim()
}

/** Title of a demo: the heading above it, numbered from the second demo of that heading on. */
function demoTitle({ parts, texts }: PageContext, name: string): string {
  const heading = parts.headings.at(-1)
  if (!heading) return name
  const number = parts.demos.filter((demo) => demo.line > heading.line).length
  return number > 1 ? fill(texts.demoNumber, { title: heading.text, number }) : heading.text
}

/** Where the demo is drawn by a browser alone. */
function clientOnlyOf(node: ContainerDirective, context: PageContext): ArticleDemo['clientOnly'] {
  const value = node.attributes?.[clientOnlyAttribute]
  if (value === undefined || value === null) return undefined
  if (value === '') return 'everywhere'
  if (value === 'phone') return value
  report(
    context,
    node,
    `A demo is not client-only on "${value}".`,
    'Write client-only, or client-only="phone" if only narrow windows differ.',
  )
  return undefined
}

/** The height to reserve: the author's value, or else the measured one. */
function demoHeight(node: ContainerDirective, name: string, context: PageContext): DemoHeight | undefined {
  const written = node.attributes?.['height']
  if (written === undefined || written === null) return context.source.heights?.[name]
  const [, wide, narrow = wide] = /^(\d+)(?: (\d+))?$/.exec(written) ?? []
  if (wide !== undefined) return [Number(wide), Number(narrow)]
  report(
    context,
    node,
    `The height "${written}" of the demo is not a number of pixels.`,
    'Write height="320", or height="320 400" with the height on a phone, or leave it out.',
  )
  return undefined
}
