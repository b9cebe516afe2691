import { readImports } from '@view-site/vue-demo/tags'
import { checkTraps, type TrapProblem, type TrapRule } from '@view-site/vue-demo/traps'
import type { Rule } from 'eslint'
import type { AST } from 'vue-eslint-parser'
import type { NodePart } from './partsOf.ts'
import { ruleUrl, trapUrl } from './ruleUrl.ts'
import { tagOf } from './tagOf.ts'
import { importsIn, library, localeOf, visitElements } from './templateServices.ts'

/** Creates a rule that reports the traps of one kind. */
export function createTrapRule(rule: TrapRule): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      docs: { description: rule.description['en-US'], recommended: true, url: ruleUrl(rule.name) },
      fixable: 'code',
      schema: [],
    },
    create(context) {
      const { sourceCode, settings } = context
      const imports = readImports(importsIn(sourceCode), library)
      const script = scriptOf(sourceCode.text)
      const locale = localeOf(settings)
      return visitElements(context, (node) => {
        const tag = tagOf(node, imports, sourceCode.text)
        for (const problem of checkTraps(tag, script, [rule])) context.report(reportOf(problem, node, locale))
      })
    },
  }
}

function reportOf({ part, text, trap, fix }: TrapProblem<NodePart>, tag: AST.VElement, locale: 'zh-CN' | 'en-US'): Rule.ReportDescriptor {
  const node = part?.node
  return {
    loc: (node ?? tag.startTag).loc,
    message: `${text[locale]} ${trapUrl(trap, locale)}`,
    ...(node && fix !== undefined && { fix: (fixer: Rule.RuleFixer) => fixer.replaceTextRange(node.range, fix) }),
  }
}

/** The text of all scripts of a file. */
function scriptOf(text: string): string {
  return [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
}
