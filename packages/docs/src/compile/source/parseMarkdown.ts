import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import type { Construct, State } from 'micromark-util-types'
import { unified, type Processor } from 'unified'

import { readPackageCommands } from '../../blocks/code/readPackageCommands.ts'
import { readAlerts } from '../../blocks/tip/readAlerts.ts'
import { readMermaid } from '../../blocks/mermaid/readMermaid.ts'
import type { SiteOptions } from '../Site.ts'
import { inlineReferences } from './inlineReferences.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm).use(remarkDirective).use(onlyBadges).freeze()
const mathParser = parser().use(remarkMath).freeze()

/** Notations that a site chooses to have. */
export type Notations = Pick<SiteOptions, 'math' | 'mermaid'>

/** Markdown with front matter, GFM and directives as a tree. Links and pictures by reference carry their addresses, like all others. */
export function parseMarkdown(markdown: string, { math, mermaid }: Notations = {}): Root {
  const tree = (math ? mathParser : parser).parse(markdown)
  inlineReferences(tree)
  readAlerts(tree)
  readPackageCommands(tree)
  if (mermaid) readMermaid(tree)
  return tree
}

/**
 * The only directive inside a line is a badge: `10:30` and `note:this` are text, and the address in `Mail:me@example.com` is a link.
 */
function onlyBadges(this: Processor): void {
  const colon = ':'.charCodeAt(0)
  for (const { text } of this.data().micromarkExtensions ?? []) {
    if (text) text[colon] = [text[colon] ?? []].flat().map(badgeConstruct)
  }
}

const start = ':badge['

/** Lets a construct read only where the text continues with `:badge[`. */
function badgeConstruct(directive: Construct): Construct {
  return {
    ...directive,
    tokenize(effects, ok, nok) {
      return effects.check({ tokenize: readStart, partial: true }, directive.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

const readStart: Construct['tokenize'] = (effects, ok, nok) => {
  let at = 0
  const read: State = (code) => {
    if (code !== start.charCodeAt(at)) return nok(code)
    if (at === 0) effects.enter('data')
    effects.consume(code)
    at += 1
    if (at < start.length) return read
    effects.exit('data')
    return ok
  }
  return read
}
