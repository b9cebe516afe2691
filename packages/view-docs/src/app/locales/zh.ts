import type { SiteTexts } from './en.ts'

/** Texts of the site in Chinese. */
export const zh: SiteTexts = {
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
  retryQuestion: '页面没有加载完整，要重试吗？',
  copy: '复制',
  copied: '已复制',
}
