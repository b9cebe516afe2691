const enUS = {
  /** Heading above results of the documentation in the search. */
  documentation: 'Documentation',
  /** `{{from}}` was typed, `{{to}}` was searched. */
  corrected: 'No results for “{{from}}”. Showing results for “{{to}}”.',
  searchHint: 'Try a shorter word, or another one.',
  incomplete: 'Part of the search index could not be loaded. Some results may be missing.',
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page was moved or removed.',
  backHome: 'Back to the home page',
  loadFailed: 'The page could not be loaded',
  loadFailedText: 'Check your connection and try again.',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
}

/** Texts of the site besides those of articles and of the layout. */
export type SiteTexts = typeof enUS

const zhCN: SiteTexts = {
  documentation: '文档',
  corrected: '没有找到“{{from}}”，以下是“{{to}}”的结果。',
  searchHint: '换一个更短的词，或者换一种说法。',
  incomplete: '部分搜索索引没有加载成功，结果可能不全。',
  notFound: '页面不存在',
  notFoundText: '地址可能有误，也可能页面已移动或删除。',
  backHome: '返回首页',
  loadFailed: '页面没有加载成功',
  loadFailedText: '请检查网络后重试。',
  retry: '重试',
  copy: '复制',
  copied: '已复制',
}

/** Whether a locale is Chinese: its built-in texts are Chinese then, and English in every other language. */
export function isChinese(locale: string): boolean {
  return locale.split('-')[0] === 'zh'
}

/** The texts of a locale: those given, completed by the built-in ones. */
export function textsOf(locale: string, given: Partial<SiteTexts> = {}): SiteTexts {
  return { ...(isChinese(locale) ? zhCN : enUS), ...given }
}
