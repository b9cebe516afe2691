import { checkTag, problemText, readImports, resolveComponent, type TagProblem, type TemplateFacts } from '@view-site/vue-demo/tags'
import type { Rule } from 'eslint'
import type { AST } from 'vue-eslint-parser'
import { partsOf, type NodePart } from './partsOf.ts'
import { ruleUrl } from './ruleUrl.ts'
import { importsIn, library, localeOf, visitElements } from './templateServices.ts'

/** Options of {@link createRule}. */
export interface RuleOptions {
  name: string
  description: string
  kinds: readonly TagProblem['kind'][]
  facts: TemplateFacts
}

/** Creates a rule that reports problems of some kinds. */
export function createRule({ name, description, kinds, facts }: RuleOptions): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      docs: { description, recommended: true, url: ruleUrl(name) },
      fixable: 'code',
      hasSuggestions: true,
      schema: [
        {
          type: 'object',
          properties: { ignore: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
          additionalProperties: false,
        },
      ],
      defaultOptions: [{ ignore: [] }],
    },
    create(context) {
      const { sourceCode } = context
      const imports = readImports(importsIn(sourceCode), library)
      const ignored = new Set(ignoredIn(context.options))
      const textOf = (node: AST.Node) => sourceCode.text.slice(...node.range)
      return visitElements(context, (node) => {
        const component = resolveComponent(node.rawName, imports, facts)
        const known = component === undefined ? undefined : facts[component]
        if (component === undefined || !known) return
        for (const problem of checkTag(component, partsOf(node, textOf), known)) {
          const isIgnored = ignored.has(problem.member) || ignored.has(`${component}.${problem.member}`)
          if (kinds.includes(problem.kind) && !isIgnored) report(problem, context)
        }
      })
    },
  }
}

function ignoredIn([options]: readonly unknown[]): unknown[] {
  return typeof options === 'object' && options !== null && 'ignore' in options && Array.isArray(options.ignore) ? options.ignore : []
}

function report(problem: TagProblem<NodePart>, context: Rule.RuleContext): void {
  const { node } = problem.part
  const fix = fixOf(problem)
  const message = problemText(problem, localeOf(context.settings))
  // A fix that changes the behaviour is only suggested.
  const changes = fix ? (fix.isSafe ? { fix: fix.apply } : { suggest: [{ desc: fix.text, fix: fix.apply }] }) : {}
  context.report({ loc: node.loc, message, ...changes })
}

interface Fix {
  text: string
  /** Whether it certainly matches the intention of the code. */
  isSafe: boolean
  apply: Rule.ReportFixer
}

function fixOf(problem: TagProblem<NodePart>): Fix | undefined {
  const { node } = problem.part
  if (problem.kind === 'wrong-type' && problem.binding !== undefined)
    return { text: problem.binding, isSafe: problem.value !== 'false', apply: (fixer) => fixer.insertTextBeforeRange(node.range, ':') }
  if (!('suggestion' in problem) || problem.suggestion === undefined) return undefined
  const { suggestion } = problem
  // `@on-success` that is a prop: the whole directive is replaced.
  const place = node.directive ? (suggestion.startsWith(':') ? node.key : node.key.argument) : node.key
  // `v-model` without an argument has no name to replace, and `:on-change` needs a different directive.
  if (!place || suggestion.startsWith('@')) return undefined
  return { text: suggestion, isSafe: false, apply: (fixer) => fixer.replaceTextRange(place.range, suggestion) }
}
