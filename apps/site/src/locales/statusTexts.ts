import type { Locale } from '@view-site/i18n/product'
import type { StatusTexts } from '@view-site/static-site/status'

/** Texts of the status bar. They load with it, in both languages: without a network the other one could not be loaded. */
export const statusTexts: Record<Locale, StatusTexts> = {
  'zh-CN': {
    label: '页面状态',
    offline: '网络已断开，已加载的内容仍可使用。',
    offlineRetry: '网络已断开，恢复后会自动重试。',
    online: '网络已恢复',
    failed: '部分内容加载失败，请检查网络后再试。',
    replaced: '网站已更新，重新加载后即可使用新版本。',
    unsaved: '重新加载后，本页已填写的内容会丢失。',
    retry: '重试',
    reload: '重新加载',
    reloadAnyway: '仍要重新加载',
    close: '关闭',
  },
  'en-US': {
    label: 'Page status',
    offline: 'You are offline. What has already loaded still works.',
    offlineRetry: 'You are offline. We will try again once you are back online.',
    online: 'You are online again',
    failed: 'Part of this page did not load. Check your connection and try again.',
    replaced: 'A new version of this site is available. Reload to use it.',
    unsaved: 'If you reload, what you entered on this page is lost.',
    retry: 'Try again',
    reload: 'Reload',
    reloadAnyway: 'Reload anyway',
    close: 'Close',
  },
}
