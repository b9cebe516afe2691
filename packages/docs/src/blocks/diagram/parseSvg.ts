/** An element of a diagram's source. */
export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: SvgNode[]
  line: number
}

export type SvgNode = SvgElement | { text: string; line: number }

/** What is wrong in a file, and in which line. */
export class SvgError extends Error {
  readonly line: number
  readonly fix: string

  constructor(line: number, message: string, fix: string) {
    super(message)
    this.line = line
    this.fix = fix
  }
}

const token = /<!--[\s\S]*?-->|<\/([A-Za-z]+)\s*>|<([A-Za-z]+)((?:\s+[A-Za-z][\w-]*="[^"<]*")*)\s*(\/?)>|[^<]+/y
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads elements, attributes in double quotes, text and comments, and nothing else of XML: a declaration, a custom entity, CDATA
 * or a namespace is refused, so that nothing can hide from who checks the tree.
 */
export function parseSvg(source: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [], line: 1 }
  const open = [root]
  let at = 0
  while (at < source.length) {
    token.lastIndex = at
    const found = token.exec(source)
    const line = lineAt(source, at)
    if (!found)
      throw new SvgError(line, 'This is not the XML of a diagram.', 'Write elements with attributes in double quotes, text and comments.')
    const [whole, end, start, attributes = '', closed] = found
    const parent = open.at(-1) ?? root
    if (end !== undefined) close(open, end, line)
    else if (start !== undefined) {
      const element = { name: start, attributes: readAttributes(attributes, line), children: [], line }
      parent.children.push(element)
      if (!closed) open.push(element)
    } else if (!whole.startsWith('<!--') && whole.trim()) parent.children.push({ text: readText(whole.trim(), line), line })
    at = token.lastIndex
  }
  const unclosed = open.at(-1)
  if (unclosed && unclosed !== root) throw new SvgError(unclosed.line, `<${unclosed.name}> is not closed.`, `Write </${unclosed.name}>.`)
  const [svg, ...others] = root.children
  if (svg && 'name' in svg && svg.name === 'svg' && others.length === 0) return svg
  throw new SvgError(1, 'The file is not one <svg>.', 'Put everything into one <svg viewBox="0 0 720 …">.')
}

function close(open: SvgElement[], name: string, line: number): void {
  const element = open.pop()
  if (element?.name === name && open.length > 0) return
  throw new SvgError(line, `</${name}> closes nothing.`, 'Close elements in the order in which they were opened.')
}

function readAttributes(text: string, line: number): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, readText(value, line)]))
}

function readText(text: string, line: number): string {
  return text.replaceAll(/&(\w*;?)/g, (whole, name: string) => {
    const character = name.endsWith(';') ? entities[name.slice(0, -1)] : undefined
    if (character === undefined)
      throw new SvgError(line, `${whole} is not a character.`, 'Write the character itself, or &amp; for an ampersand.')
    return character
  })
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
