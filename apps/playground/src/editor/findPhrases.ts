import type { Locale } from '@view-site/i18n/product'

/** Texts of find and replace by CodeMirror's own English ones, some of which are in lower case. */
export const findPhrases: Record<Locale, Record<string, string>> = {
  'zh-CN': {
    Find: '查找',
    Replace: '替换为',
    next: '下一个',
    previous: '上一个',
    all: '全部选中',
    'match case': '区分大小写',
    regexp: '正则表达式',
    'by word': '全字匹配',
    replace: '替换',
    'replace all': '全部替换',
    close: '关闭',
    'current match': '当前匹配',
    'on line': '所在行',
    'replaced match on line $': '已替换第 $ 行的匹配',
    'replaced $ matches': '已替换 $ 处',
    'Go to line': '转到行',
    go: '转到',
  },
  'en-US': {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole word',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
    go: 'Go',
  },
}
