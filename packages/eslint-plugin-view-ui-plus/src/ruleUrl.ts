import { links } from '@view-site/site-data/links'

/** URL of a rule's section in the documentation. */
export function ruleUrl(name: string): string {
  return `${links.site}/en-US/view-ui-plus/guide/linting#${name}`
}

/** URL of the section on traps of a page. */
export function trapsUrl(page: string, locale: 'zh-CN' | 'en-US'): string {
  return locale === 'en-US'
    ? `${links.site}/en-US/view-ui-plus/${page}#traps`
    : `${links.site}/view-ui-plus/${page}#${encodeURI('容易踩的坑')}`
}
