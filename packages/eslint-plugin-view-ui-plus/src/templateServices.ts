import { isLocale } from '@view-site/i18n/product'
import type { ImportStatement } from '@view-site/vue-demo/tags'
import type { Rule } from 'eslint'
import type { AST } from 'vue-eslint-parser'

/** The npm name of the library. */
export const library = 'view-ui-plus'

/** Calls `visit` with each element of the templates of a file. Reports a `.vue` file that another parser has read. */
export function visitElements(context: Rule.RuleContext, visit: (node: AST.VElement) => void): Rule.RuleListener {
  const { parserServices } = context.sourceCode
  if (hasTemplates(parserServices)) return parserServices.defineTemplateBodyVisitor({ VElement: visit })
  return context.filename.endsWith('.vue') ? { Program: (node) => context.report({ node, message: noParser }) } : {}
}

/** The import statements of a file. */
export function importsIn({ ast }: Rule.RuleContext['sourceCode']): ImportStatement[] {
  return ast.body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
}

/** The language of the messages, from the settings of the configuration. */
export function localeOf(settings: Rule.RuleContext['settings']): 'zh-CN' | 'en-US' {
  const own: unknown = settings[library]
  const locale = typeof own === 'object' && own !== null && 'locale' in own ? own.locale : undefined
  return isLocale(locale) ? locale : 'en-US'
}

/** The parser services of `vue-eslint-parser`. */
interface TemplateServices {
  defineTemplateBodyVisitor: (visitor: { VElement: (node: AST.VElement) => void }) => Rule.RuleListener
}

function hasTemplates(services: unknown): services is TemplateServices {
  return typeof services === 'object' && services !== null && 'defineTemplateBodyVisitor' in services
}

const noParser = `eslint-plugin-view-ui-plus cannot read this file: another parser is configured. Use its "recommended" configuration, or set languageOptions.parser to vue-eslint-parser.`
