import type { Diagnostic } from '@codemirror/lint'
import type { Locale } from '@view-site/i18n/product'
import { findTraps, type FoundTrap } from '@view-site/vue-demo/templates'
import type { FindTraps, Trap } from './Trap.ts'

interface Words {
  /** Root of the locale on the site of the documentation. */
  root: string
  more: string
  fix: string
}

const words: Readonly<Record<Locale, Words>> = {
  'zh-CN': { root: '', more: '查看说明', fix: '修正' },
  'en-US': { root: '/en-US', more: 'Learn more', fix: 'Fix' },
}

/** Finds the traps in a component, with messages and links in a language of the page. */
export const trapsIn: FindTraps = (source, { locale, home }) =>
  findTraps(source, 'view-ui-plus')
    .toSorted((one, other) => one.start - other.start)
    .map((found) => {
      const { root, more, fix } = words[locale]
      const address = `${home.replace(/\/$/, '')}${root}/view-ui-plus/${found.trap.page}#${found.trap.id}`
      const shown = { message: found.text[locale], address, more }
      return { ...shown, line: source.slice(0, found.start).split('\n').length, diagnostic: diagnosticOf(found, shown, fix) }
    })

function diagnosticOf({ start, end, fix }: FoundTrap, shown: Pick<Trap, 'message' | 'address' | 'more'>, fixLabel: string): Diagnostic {
  return {
    from: start,
    to: end,
    severity: 'warning',
    message: shown.message,
    renderMessage() {
      const text = document.createElement('span')
      const link = document.createElement('a')
      Object.assign(link, { href: shown.address, target: '_blank', rel: 'noopener', textContent: shown.more })
      text.append(shown.message, ' ', link)
      return text
    },
    ...(fix !== undefined && {
      actions: [{ name: fixLabel, apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: fix } }) }],
    }),
  }
}
