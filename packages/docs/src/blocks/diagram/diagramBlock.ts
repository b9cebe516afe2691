import { blockOf, type Block, type LeafDirective } from '../defineBlock.ts'
import { SvgError } from './parseSvg.ts'
import { readDiagram, type DiagramDrawing } from './readDiagram.ts'
import { diagramId } from '../heading/headingIds.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'

const nothing: DiagramDrawing = { title: '', description: '', width: 1, height: 1, shapes: [] }

/** `::diagram{src="flow"}`: `diagrams/flow.svg` beside the page, in the page's language and in the theme's colours. */
export function diagram(node: LeafDirective, context: PageContext): Block {
  const { source, structure } = context
  const name = node.attributes?.['src'] ?? ''
  const label = `the diagram "${name}"`
  if (structure.some((item) => item.label === label))
    report(context, node, `The diagram "${name}" stands on this page twice.`, 'Show it once.')
  structure.push({ label, line: lineOf(node) })
  const svg = diagramSource(name, context)
  if (svg === undefined) {
    const known = Object.keys(source.diagrams ?? {}).join(', ')
    report(
      context,
      node,
      `There is no diagram "${name}".`,
      `Create diagrams/${name}.svg beside the page${known ? `, or use one of: ${known}` : ''}.`,
    )
  }
  return blockOf({ kind: 'diagram', id: diagramId(source.id, name), drawing: svg === undefined ? nothing : read(svg, name, context) })
}

/** Source of a diagram of the page. */
export function diagramSource(name: string, { source: { diagrams = {} } }: PageContext): string | undefined {
  return Object.hasOwn(diagrams, name) ? diagrams[name] : undefined
}

/** Title and description of a diagram, where it can be read. What is wrong in it is told when it is drawn. */
export function diagramTexts(name: string, context: PageContext): Pick<DiagramDrawing, 'title' | 'description'> | undefined {
  try {
    return readDiagram(diagramSource(name, context) ?? '', context.source.locale)
  } catch {
    return undefined
  }
}

function read(svg: string, name: string, { source, problems }: PageContext): DiagramDrawing {
  try {
    return readDiagram(svg, source.locale)
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    problems.push({ file: `${source.id}/diagrams/${name}.svg`, line: error.line, message: error.message, fix: error.fix })
    return nothing
  }
}
