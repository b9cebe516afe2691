import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHighlighter, type CodeToken } from '@view-site/docs/compile'
import { isLocale } from '@view-site/i18n/product'
import { lineMap, localizeDemo, type ShownTemplate } from '@view-site/vue-demo/vite'
import type { Plugin } from 'vite'

/** The code next to the home page's running demo: the template of the same file, highlighted, with the line of each component. */
export interface HeroCode extends ShownTemplate {
  /** The whole `.vue` file, for copying and for the playground. */
  source: string
  /** Tokens of each line. */
  tokens: HeroToken[][]
}

/** A piece of a line with its class. */
export type HeroToken = [text: string, className?: CodeToken['className']]

const prefix = 'virtual:hero/'

/** Serves `virtual:hero/<locale>`, generated from the demo's file so that the shown code is the running code. */
export function heroCode(content: string): Plugin {
  const file = join(content, 'site/hero/members.vue')
  const highlighter = createHighlighter()
  return {
    name: 'view-site:hero-code',
    resolveId: { filter: { id: /^virtual:hero\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:hero\// },
      async handler(id) {
        const locale = id.slice(prefix.length + 1)
        if (!isLocale(locale)) return undefined
        this.addWatchFile(file)
        const source = localizeDemo(readFileSync(file, 'utf8'), locale, file)
        const shown = lineMap(source)
        await highlighter.load(['vue'])
        // The highlighter recognises bindings only inside a template element, whose own two lines are removed again.
        const lines = highlighter.highlight(`<template>\n${shown.code}\n</template>`, 'vue').slice(1, -1)
        const tokens = lines.map((line) => line.map(pair))
        return `export default ${JSON.stringify({ ...shown, source, tokens } satisfies HeroCode)}`
      },
    },
  }
}

function pair({ text, className }: CodeToken): HeroToken {
  return className ? [text, className] : [text]
}
