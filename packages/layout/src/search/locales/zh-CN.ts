/** Texts of the search picker in Chinese. */
export const zhCN = {
  title: '搜索',
  placeholder: '搜索页面、小节、属性',

  cancel: '取消',
  pages: '页面',
  actions: '操作',
  recent: '最近搜过',
  clearRecent: '清除记录',
  popular: '常看的页面',
  results: '搜索结果',
  searching: '正在搜索…',
  found: '找到 {{count}} 条结果',
  more: '共 {{total}} 页相关，这里是最接近的几页',
  none: '没有找到“{{query}}”',
  noneHint: '换一个更短的词试试，或者用组件、属性的英文名。',
  failed: '搜索数据没能加载',
  failedHint: '请检查网络，然后重试。菜单里的页面仍然可以搜到。',
  offline: '当前没有网络',
  offlineHint: '之前搜过的词仍可查找，联网后可以搜索全部内容。',
  retry: '重试',
  select: '选择',
  open: '打开',
  openInTab: '新标签页打开',
} as const

export default zhCN
