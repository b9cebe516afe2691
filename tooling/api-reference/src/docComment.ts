import ts from 'typescript'

/** The parsed doc comment of a declaration. */
export interface DocComment {
  text: string
  parameters: ReadonlyMap<string, string>
  returns: string
  throws: string[]
  examples: string[]
  default?: string
  deprecated?: string
}

/** Parses the TSDoc comment of a declaration; Markdown in it is kept as is. */
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
