import { parse } from '@vue/compiler-sfc'
import { parseScript } from '../facts/syntax.ts'
import { readImports, type Imports } from '../tags/readImports.ts'
import { checkTraps } from '../traps/checkTraps.ts'
import { tagName } from '../traps/tagName.ts'
import type { TrapProblem } from '../traps/TrapTag.ts'
import { elementsIn, partsOf, type Element, type PlacedPart } from './elements.ts'

/** A trap in a file. */
export interface FoundTrap extends TrapProblem<PlacedPart> {
  /** Offset, from 0, at which the part, or the tag, begins. */
  start: number
  /** Offset behind it. */
  end: number
}

/** Finds the traps of a library in a single-file component. Returns none for a file that cannot be parsed. */
export function findTraps(source: string, library: string): FoundTrap[] {
  const { descriptor, errors } = parse(source, { ignoreEmpty: false })
  const scripts = [descriptor.script, descriptor.scriptSetup].filter((script) => script !== null)
  const script = scripts.map(({ content }) => content).join('\n')
  const imports = importsOf(script, scripts[0]?.lang, library)
  if (errors.length > 0 || !imports) return []
  return trapsIn(descriptor.template?.ast?.children ?? [], [], { script, imports })
}

/** What the tags of a file have in common. */
interface FileContext {
  script: string
  imports: Imports
}

function trapsIn(nodes: Element['children'], ancestors: readonly string[], file: FileContext): FoundTrap[] {
  return nodes.flatMap((node) => {
    if (!('tag' in node)) return []
    const name = tagName(node.tag, file.imports)
    return [...trapsOf(node, name, ancestors, file), ...trapsIn(node.children, [...ancestors, name], file)]
  })
}

function trapsOf(element: Element, name: string, ancestors: readonly string[], { script, imports }: FileContext): FoundTrap[] {
  const content = elementsIn(element).map(({ tag }) => tagName(tag, imports))
  const tag = { name, parts: partsOf(element), ancestors, content, hasContent: hasContent(element) }
  const { offset } = element.loc.start
  return checkTraps(tag, script).map((found) => ({
    ...found,
    start: found.part?.start ?? offset,
    end: found.part?.end ?? offset + 1 + element.tag.length,
  }))
}

function importsOf(script: string, language: string | undefined, library: string): Imports | undefined {
  try {
    return readImports(
      parseScript(script, language).flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : [])),
      library,
    )
  } catch {
    // While a script is being edited, it can often not be parsed.
    return undefined
  }
}

/** Whether something is in the default slot. */
function hasContent({ children }: Element): boolean {
  return children.some((child) => {
    if (!('tag' in child)) return child.loc.source.trim() !== '' && !child.loc.source.startsWith('<!--')
    const slot = child.tag === 'template' ? child.props.find((part) => 'modifiers' in part && part.name === 'slot') : undefined
    return !slot || !('arg' in slot) || !slot.arg || ('content' in slot.arg && slot.arg.content === 'default')
  })
}
