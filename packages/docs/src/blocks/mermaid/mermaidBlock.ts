import { checkEnd } from '../code/checkEnd.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { shortId } from '../shortId.ts'
import { drawMermaid, loadMermaid, mermaidKinds, type MermaidDrawing } from './drawMermaid.ts'
import { Mermaid } from './Mermaid.ts'
import type { MermaidNode } from './readMermaid.ts'

const nothing: MermaidDrawing = { width: 1, height: 1, html: '' }

/** A fence ` ```mermaid `, where the site draws them: an SVG in the colours of the theme, made when the page is compiled. */
export const mermaidBlock = defineBlock({
  type: 'mermaid',
  Component: Mermaid,
  prepare: loadMermaid,
  check: checkEnd,

  parse(node, context) {
    const { title, description, text } = readText(node)
    const number = context.structure.filter(({ label }) => label === structureLabel).length
    context.structure.push({ label: structureLabel, line: lineOf(node) })
    const id = shortId('m', `${context.source.id}/${number}`, 5)
    if (!title)
      report(
        context,
        node,
        'The Mermaid diagram has no title.',
        'Write a line `accTitle: …` below its first one: it is the caption, and screen readers read it.',
      )
    return { data: { id, title, description, drawing: draw(text, id, node, context) } }
  },

  toSearch(node) {
    const { title, description } = readText(node)
    return { lines: [title, description] }
  },
})

const structureLabel = 'a Mermaid diagram'

/** Mermaid's own notation for screen readers (https://mermaid.js.org/config/accessibility.html), and the rest, which is drawn. */
function readText({ value }: MermaidNode): { title: string; description: string; text: string } {
  const found = { accTitle: '', accDescr: '' }
  const text = value.replaceAll(
    /^[ \t]*(accTitle|accDescr)[ \t]*(?::(.*)|\{([^}]*)\})$/gm,
    (_, name: keyof typeof found, line = '', lines = '') => {
      found[name] = `${line}${lines}`.replaceAll(/\s+/g, ' ').trim()
      return ''
    },
  )
  return { title: found.accTitle, description: found.accDescr, text }
}

function draw(text: string, id: string, node: MermaidNode, context: PageContext): MermaidDrawing {
  try {
    return drawMermaid(text, id)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    report(
      context,
      node,
      `The Mermaid diagram cannot be drawn: ${message.replace(/\.?$/, '.')}`,
      `Begin it with one of: ${mermaidKinds.join(', ')}.`,
    )
    return nothing
  }
}
