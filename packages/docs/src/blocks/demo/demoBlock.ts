import { blockOf, type Block, type BlockData, type ContainerDirective } from '../defineBlock.ts'
import { codeLines } from '../code/linesHtml.ts'
import { demoId } from '../heading/headingIds.ts'
import type { DemoHeight } from '../../compile/source/PageSource.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'

/** `:::demo{src="type"}`: a live demo with the note under its sheet. */
export function demo(node: ContainerDirective, context: PageContext): Block {
  const { source, parts } = context
  const name = node.attributes?.['src'] ?? ''
  const code = demoSource(node, name, context)
  const line = lineOf(node)
  const id = demoId(source.id, name)
  if (parts.demos.some((known) => known.name === name)) {
    report(context, node, `The demo "${name}" stands on this page twice.`, 'Show it once, or make a second file for what differs.')
  }
  parts.demos.push({ id, name, line })
  context.structure.push({ label: `the demo "${name}"`, line })
  const data: BlockData = {
    kind: 'demo',
    id,
    name,
    file: `${source.id.slice(source.id.lastIndexOf('/') + 1)}-${name}.vue`,
    title: demoTitle(context, name),
    lines: codeLines(context.highlighter, code, 'vue'),
    height: demoHeight(node, name, context),
  }
  return blockOf(data, node.children)
}

function demoSource(node: ContainerDirective, name: string, context: PageContext): string {
  const { demos = {} } = context.source
  const code = Object.hasOwn(demos, name) ? demos[name] : undefined
  if (code !== undefined) return withoutTranslations(code)
  const names = Object.keys(demos)
  const known = names.length > 0 ? `, or use one of: ${names.join(', ')}` : ''
  if (name) report(context, node, `There is no demo "${name}".`, `Create demos/${name}.vue beside the page${known}.`)
  else report(context, node, 'The demo block does not say which demo it shows.', `Write :::demo{src="…"}${known}.`)
  return ''
}

/** The source without its `<i18n>` block, which is for the site and not for the reader. */
export function withoutTranslations(code: string): string {
  return code.replaceAll(/\n*<i18n\b[^>]*>[\s\S]*?<\/i18n>/g, '').trim()
}

/** What the demo is called: the heading it stands under, numbered from the second demo of that heading on. */
function demoTitle({ parts, texts }: PageContext, name: string): string {
  const heading = parts.headings.at(-1)
  if (!heading) return name
  const number = parts.demos.filter((demo) => demo.line > heading.line).length
  return number > 1 ? texts.demoNumber(heading.text, number) : heading.text
}

/** Room to keep free: what the author says, or else what was measured. */
function demoHeight(node: ContainerDirective, name: string, context: PageContext): DemoHeight | undefined {
  const written = node.attributes?.['height']
  if (written === undefined || written === null) return context.source.heights?.[name]
  const [, wide, narrow = wide] = /^(\d+)(?: (\d+))?$/.exec(written) ?? []
  if (wide !== undefined) return [Number(wide), Number(narrow)]
  report(
    context,
    node,
    `The height "${written}" of the demo is not a number of pixels.`,
    'Write height="320", or height="320 400" with that of a phone, or leave it out.',
  )
  return undefined
}
