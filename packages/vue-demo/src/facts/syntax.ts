import { babelParse, type extractIdentifiers, type SFCTemplateBlock } from '@vue/compiler-sfc'

/** A node of a script's syntax tree. */
export type Node = Parameters<typeof extractIdentifiers>[0]

/** A node of a template's syntax tree. Vue has parsed the expressions in it: they are nodes of scripts. */
export type TemplateNode = NonNullable<SFCTemplateBlock['ast']>['children'][number]

/** The statements of a module, in the language that a `<script lang>` names. */
export function parseScript(code: string, language = 'jsx'): Node[] {
  const isTypeScript = language.startsWith('ts')
  const plugins = [...(isTypeScript ? (['typescript'] as const) : []), ...(language === 'ts' ? [] : (['jsx'] as const))]
  return babelParse(code, { sourceType: 'module', plugins }).program.body
}

/** Calls `visit` with each node of scripts in a tree, in the order of the source. */
export function visitNodes(tree: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(tree)) for (const entry of tree) visitNodes(entry, visit)
  if (!isObject(tree)) return
  if (isNode(tree)) visit(tree)
  for (const key of Object.keys(tree)) if (!repeated.has(key)) visitNodes(tree[key], visit)
}

/** What repeats parts of a tree, or leads up in it. */
const repeated = new Set(['loc', 'parent', 'codegenNode', 'tokens', 'comments', 'leadingComments', 'trailingComments', 'extra'])

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string'
}
