import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock, type LeafDirective } from '../defineBlock.ts'
import { shortId } from '../shortId.ts'
import { Diagram } from './Diagram.ts'
import { SvgError } from './parseSvg.ts'
import { readDiagram, type DiagramDrawing } from './readDiagram.ts'

const nothing: DiagramDrawing = { title: '', description: '', width: 1, height: 1, shapes: [] }

/** Never drawn narrower, in pixels: see `diagram.later.css.ts`. */
const minWidth = 640

/** `::diagram{src="flow"}`: `diagrams/flow.svg` of the page, in the page's language and in the theme's colours. */
export const diagramBlock = defineBlock({
  type: 'leafDirective',
  names: ['diagram'],
  attributes: ['src'],
  Component: Diagram,
  minHeight: ({ drawing }) => Math.floor((minWidth / drawing.width) * drawing.height),

  parse(node, context) {
    const { source, structure } = context
    const name = nameOf(node)
    const label = labelOf(name)
    if (structure.some((item) => item.label === label))
      report(context, node, `The page shows the diagram "${name}" twice.`, 'Show it once.')
    structure.push({ label, line: lineOf(node) })
    const svg = sourceOf(name, context)
    if (svg === undefined) {
      const known = Object.keys(source.diagrams ?? {}).join(', ')
      report(
        context,
        node,
        `There is no diagram "${name}".`,
        `Create diagrams/${name}.svg in the folder of the page${known ? `, or use one of: ${known}` : ''}.`,
      )
    }
    // A letter and 5 more characters: the beginning of the ids of its parts.
    const id = shortId('g', `${source.id}/${name}`, 5)
    return { data: { id, drawing: svg === undefined ? nothing : read(svg, name, context) } }
  },

  toMarkdown(node, context) {
    const { title, description } = textsOf(nameOf(node), context) ?? nothing
    return `> **${title}**\n>\n> ${description}`
  },

  toSearch(node, context) {
    const texts = textsOf(nameOf(node), context)
    return { lines: texts ? [texts.title, texts.description] : [] }
  },

  files: ({ id, diagrams = {} }) =>
    Object.keys(diagrams).map((name) => ({
      label: labelOf(name),
      unused: {
        file: `${id}/diagrams/${name}.svg`,
        line: 1,
        message: 'No page shows this diagram.',
        fix: `Show it with ::diagram{src="${name}"}, or delete the file.`,
      },
    })),
})

function nameOf({ attributes }: LeafDirective): string {
  return attributes?.['src'] ?? ''
}

function labelOf(name: string): string {
  return `the diagram "${name}"`
}

function sourceOf(name: string, { source: { diagrams = {} } }: PageContext): string | undefined {
  return Object.hasOwn(diagrams, name) ? diagrams[name] : undefined
}

/** Title and description of a diagram, if it can be read. What is wrong in it is reported by `parse`. */
function textsOf(name: string, context: PageContext): Pick<DiagramDrawing, 'title' | 'description'> | undefined {
  try {
    return readDiagram(sourceOf(name, context) ?? '', { locale: context.source.locale, locales: context.site.locales })
  } catch {
    return undefined
  }
}

function read(svg: string, name: string, { source, site, problems }: PageContext): DiagramDrawing {
  try {
    return readDiagram(svg, { locale: source.locale, locales: site.locales })
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    problems.push({ file: `${source.id}/diagrams/${name}.svg`, line: error.line, message: error.message, fix: error.fix })
    return nothing
  }
}
