import type { Code } from 'mdast'

import { report, type PageContext } from '../../compile/page/PageContext.ts'
import type { Site } from '../../compile/Site.ts'
import { readFence } from '../code/readFence.ts'
import { loadTwoslash } from './loadTwoslash.ts'
import { readTypes, type CodeTypes } from './readTypes.ts'

/** Loads TypeScript for a fence that shows types. */
export function prepareTypes(node: Code, { options: { typeHints } }: Site): Promise<void> | undefined {
  return typeHints !== undefined && readFence(node).hasTypes ? loadTwoslash(typeHints) : undefined
}

/** Types of a fence ` ```ts twoslash `; `undefined` for any other. */
export function typesOfFence(node: Code, code: string, { site }: PageContext): CodeTypes | undefined {
  const { hasTypes, language } = readFence(node)
  const { typeHints } = site.options
  const kind = kinds[language]
  return hasTypes && typeHints !== undefined && kind ? readTypes(code, kind, typeHints) : undefined
}

/** Reports a fence that asks for types and cannot have them. */
export function checkTypes(node: Code, language: string, context: PageContext): void {
  if (context.site.options.typeHints === undefined)
    report(
      context,
      node,
      'The code block asks for types, which this site does not show.',
      'Set the option `typeHints` of the site, or take `twoslash` out.',
    )
  else if (!kinds[language])
    report(
      context,
      node,
      `The code block asks for types, which the language "${language}" does not have.`,
      'Write ```ts twoslash or ```tsx twoslash, or take `twoslash` out.',
    )
}

const kinds: Readonly<Record<string, 'ts' | 'tsx'>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' }
