import type { Locale } from '@view-site/i18n/product'

interface Texts {
  /** Root of the language on the site of the documentation. */
  root: string
  /** Name of the list, for screen readers. */
  list: string
  default: string
  required: string
  since: (release: string) => string
  deprecated: (release: string) => string
  /** Text of the link to the table of a component. */
  table: (component: string) => string
}

/** Texts of completion and of the types on hover. */
export const completionTexts: Readonly<Record<Locale, Texts>> = {
  'zh-CN': {
    root: '',
    list: '补全',
    default: '默认值',
    required: '必填',
    since: (release) => `${release} 新增`,
    deprecated: (release) => `${release} 起不建议使用`,
    table: (component) => `查看 ${component} 的 API`,
  },
  'en-US': {
    root: '/en-US',
    list: 'Completions',
    default: 'Default',
    required: 'Required',
    since: (release) => `Added in ${release}`,
    deprecated: (release) => `Deprecated since ${release}`,
    table: (component) => `API of ${component}`,
  },
}
