import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Place, Tag } from './Place.ts'

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Milliseconds in which the code up to the position is parsed, if it has not been yet. */
const parseLimit = 100

/** Scripts, styles, comments and `{{ }}`: `<` is not a tag in them. */
const otherCode = /^(Script|ScriptText|StyleText|TextareaText|Comment|Interpolation|InterpolationContent)$/

/** Tag, attribute or value whose text ends at a position; `undefined` outside of the template, and in text between tags. */
export function placeAt(state: EditorState, pos: number): Place | undefined {
  const tree = ensureSyntaxTree(state, pos, parseLimit) ?? syntaxTree(state)
  const inner = tree.resolveInner(pos, -1)
  const around = ancestors(inner)
  if (around.some(({ name }) => otherCode.test(name)) || !isInTemplate(around, pos, state)) return undefined
  const opening = around.find(({ name }) => name === 'OpenTag' || name === 'SelfClosingTag')
  // Vue's syntax is parsed inside of an attribute, whose top is an attribute too: the outer one is meant.
  const attribute = around.findLast(({ name }) => name === 'Attribute')
  // In HTML, `<` in an unfinished interpolation begins a tag.
  const [, started] = /^(?!.*\{\{(?!.*\}\})).*<([a-z][\w-]*|)$/i.exec(lineBefore(state, pos)) ?? []
  if (started !== undefined && !attribute) return { kind: 'tag', from: pos - started.length, text: started }
  if (!opening || isEnded(opening, pos)) return undefined
  const tag = tagOf(opening, attribute, state)
  return tag && (attribute ? inAttribute(state.sliceDoc(attribute.from, pos), attribute.from, tag) : afterSpace(state, pos, tag))
}

function ancestors(inner: Node): Node[] {
  const found: Node[] = []
  for (let node: Node | null = inner; node; node = node.parent) found.push(node)
  return found
}

/** Whether the outermost element is a `<template>` whose tag ends before the position. */
function isInTemplate(around: readonly Node[], pos: number, state: EditorState): boolean {
  const opening = around.findLast(({ name }) => name === 'Element')?.getChild('OpenTag')
  return opening !== undefined && opening !== null && opening.to <= pos && nameOf(opening, state) === 'template'
}

function lineBefore(state: EditorState, pos: number): string {
  return state.sliceDoc(state.doc.lineAt(pos).from, pos)
}

function isEnded({ lastChild }: Node, pos: number): boolean {
  return lastChild !== null && /^(EndTag|SelfCloseEndTag)$/.test(lastChild.name) && lastChild.from < pos
}

function tagOf(opening: Node, attribute: Node | undefined, state: EditorState): Tag | undefined {
  const name = nameOf(opening, state)
  if (name === undefined) return undefined
  const element = opening.parent?.parent
  const parentTag = element?.name === 'Element' ? element.getChild('OpenTag') : undefined
  const parent = parentTag ? nameOf(parentTag, state) : undefined
  const others = opening.getChildren('Attribute').filter(({ from }) => from !== attribute?.from)
  return {
    name,
    ...(parent !== undefined && { parent }),
    others: others.map(({ from, to }) => state.sliceDoc(from, to).replace(/[\s=].*$/s, '')),
  }
}

function nameOf(opening: Node, state: EditorState): string | undefined {
  const name = opening.getChild('TagName')
  return name ? state.sliceDoc(name.from, name.to) : undefined
}

function inAttribute(written: string, from: number, tag: Tag): Place | undefined {
  const { name, quote, text } = /^(?<name>[^\s=]+)\s*=\s*(?<quote>["']?)(?<text>.*)$/s.exec(written)?.groups ?? {}
  if (name === undefined || quote === undefined || text === undefined) {
    return /\s/.test(written) ? undefined : { kind: 'attribute', from, text: written, tag }
  }
  if (quote !== '' && text.endsWith(quote)) return undefined
  return { kind: 'value', from: from + written.length - text.length, text, tag, attribute: name, isQuoted: quote !== '' }
}

/** The start of an attribute that is not written yet. */
function afterSpace(state: EditorState, pos: number, tag: Tag): Place | undefined {
  return /\s/.test(state.sliceDoc(pos - 1, pos)) ? { kind: 'attribute', from: pos, text: '', tag } : undefined
}
