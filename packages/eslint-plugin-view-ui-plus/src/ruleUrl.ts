import { links } from '@view-site/site-data/links'
import type { Trap } from '@view-site/vue-demo/traps'

/** URL of a rule's section in the documentation. */
export function ruleUrl(name: string): string {
  return `${links.site}/en-US/view-ui-plus/guide/linting#${name}`
}

/** URL of a trap on its page. */
export function trapUrl({ page, id }: Trap, locale: 'zh-CN' | 'en-US'): string {
  return `${links.site}${locale === 'en-US' ? '/en-US' : ''}/view-ui-plus/${page}#${id}`
}
