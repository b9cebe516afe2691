import { isLocale } from '@view-site/i18n/locale'
import { links } from '@view-site/site-data/links'
import { checkTag, problemText, readImports, resolveComponent, type TagProblem, type TemplateFacts } from '@view-site/vue-demo/tags'
import type { Rule } from 'eslint'
import type { AST } from 'vue-eslint-parser'
import { partsOf, type NodePart } from './partsOf.ts'

/** Options of {@link createRule}. */
export interface RuleOptions {
  name: string
  description: string
  kinds: readonly TagProblem['kind'][]
  facts: TemplateFacts
}

const library = 'view-ui-plus'

/** The parser services of `vue-eslint-parser`. */
interface TemplateServices {
  defineTemplateBodyVisitor: (visitor: { VElement: (node: AST.VElement) => void }) => Rule.RuleListener
}

/** Creates a rule that reports problems of some kinds. */
export function createRule({ name, description, kinds, facts }: RuleOptions): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      docs: { description, recommended: true, url: `${links.repository}/tree/main/packages/eslint-plugin-view-ui-plus#${name}` },
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
      const { sourceCode, filename } = context
      const { parserServices } = sourceCode
      if (!hasTemplates(parserServices))
        return filename.endsWith('.vue') ? { Program: (node) => context.report({ node, message: noParser }) } : {}
      const statements = sourceCode.ast.body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
      const imports = readImports(statements, library)
      const ignored = new Set(ignoredIn(context.options))
      const textOf = (node: AST.Node) => sourceCode.text.slice(...node.range)
      return parserServices.defineTemplateBodyVisitor({
        VElement(node) {
          const component = resolveComponent(node.rawName, imports, facts)
          const known = component === undefined ? undefined : facts[component]
          if (component === undefined || !known) return
          for (const problem of checkTag(component, partsOf(node, textOf), known)) {
            const isIgnored = ignored.has(problem.member) || ignored.has(`${component}.${problem.member}`)
            if (kinds.includes(problem.kind) && !isIgnored) report(problem, context)
          }
        },
      })
    },
  }
}

const noParser = `eslint-plugin-view-ui-plus cannot read this file: another parser is configured. Use its "recommended" configuration, or set languageOptions.parser to vue-eslint-parser.`

function hasTemplates(services: unknown): services is TemplateServices {
  return typeof services === 'object' && services !== null && 'defineTemplateBodyVisitor' in services
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

function localeOf(settings: Rule.RuleContext['settings']): 'zh-CN' | 'en-US' {
  const own: unknown = settings[library]
  const locale = typeof own === 'object' && own !== null && 'locale' in own ? own.locale : undefined
  return isLocale(locale) ? locale : 'en-US'
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
  const place = node.directive ? node.key.argument : node.key
  // `v-model` without an argument has no name to replace, and `:on-change` needs a different directive.
  if (!place || suggestion.startsWith('@')) return undefined
  return { text: suggestion, isSafe: false, apply: (fixer) => fixer.replaceTextRange(place.range, suggestion) }
}
