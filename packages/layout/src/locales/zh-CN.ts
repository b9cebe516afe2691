/** The layout's texts in Chinese. */
export const zhCN = {
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  siderNavigation: '章节',
  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  allPages: '全部 {{count}} 页',
  sider: '侧边菜单',
  collapseSider: '收起侧边菜单',
  expandSider: '展开侧边菜单',
  theme: '主题：{{name}}',
  themeLight: '浅色',
  themeDark: '深色',
  themeSystem: '随系统',
  switchLanguage: '切换语言：{{name}}',
  github: 'GitHub 仓库',
  search: '搜索',
  settings: '界面设置',
  newTab: '（在新标签页打开）',
  panel: '产品与本页目录',
  onThisPage: '本页',
  copyrightHint: '双击复制当前页面的路由名称',
  pageFailed: '这个页面出错了',
} as const

export default zhCN
