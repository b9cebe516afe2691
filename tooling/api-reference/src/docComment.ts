import ts from 'typescript'

/** What the comment of a declaration says. */
export interface DocComment {
  text: string
  parameters: ReadonlyMap<string, string>
  returns: string
  throws: string[]
  examples: string[]
  default?: string
  deprecated?: string
}

/** Reads the comment above a declaration: TSDoc, of which Markdown is left as it is. */
export function docComment(node: ts.Node): DocComment {
  const parts = ts.getJSDocCommentsAndTags(node)
  const texts = parts.flatMap((part) => (ts.isJSDoc(part) ? [textOf(part.comment)] : []))
  const tags = ts.getJSDocTags(node)
  const all = (...names: string[]) => tags.flatMap((tag) => (names.includes(tag.tagName.text) ? [textOf(tag.comment)] : []))
  const [defaultValue] = all('default', 'defaultValue')
  const [deprecated] = all('deprecated')
  return {
    text: [...texts, ...all('remarks')].filter(Boolean).join('\n\n'),
    parameters: new Map(tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), textOf(tag.comment).replace(/^- /, '')])),
    returns: all('returns', 'return').join(' '),
    throws: all('throws'),
    examples: all('example'),
    ...(defaultValue === undefined ? {} : { default: defaultValue.replaceAll(/\s+/g, ' ') }),
    ...(deprecated === undefined ? {} : { deprecated }),
  }
}

function textOf(comment: ts.JSDocTag['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim()
}
