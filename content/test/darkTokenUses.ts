import type { Locale } from '@view-site/i18n/product'

type Texts = Readonly<Record<Locale, string>>

/** What each variable of the dark theme is for; those that follow from a status color, once for all five (`--ivu-primary-hover`). */
export const darkTokenUses: Readonly<Record<string, Texts>> = {
  '--ivu-surface': { 'zh-CN': '页面、卡片、表格、输入框', 'en-US': 'Page, cards, tables, inputs' },
  '--ivu-surface-raised': { 'zh-CN': '对话框、抽屉、下拉列表等浮层', 'en-US': 'Dialogs, drawers, dropdown lists, and other overlays' },
  '--ivu-surface-subtle': { 'zh-CN': '表头、斑马纹、布局的背景', 'en-US': 'Table headers, striped rows, layout background' },
  '--ivu-surface-hover': { 'zh-CN': '鼠标经过的选项、禁用的输入框', 'en-US': 'Hovered options, disabled inputs' },
  '--ivu-surface-strong': { 'zh-CN': '关闭的开关、头像', 'en-US': 'Switches that are off, avatars' },
  '--ivu-inverse': { 'zh-CN': '深色菜单、布局的头部和侧边栏', 'en-US': 'Dark menus, layout header and sider' },
  '--ivu-inverse-active': { 'zh-CN': '深色菜单的选中项', 'en-US': 'Active items of dark menus' },
  '--ivu-text-strong': { 'zh-CN': '标题', 'en-US': 'Titles' },
  '--ivu-text': { 'zh-CN': '正文', 'en-US': 'Body text' },
  '--ivu-text-muted': { 'zh-CN': '说明、占位文字、图标', 'en-US': 'Descriptions, placeholders, icons' },
  '--ivu-text-disabled': { 'zh-CN': '禁用的文字', 'en-US': 'Disabled text' },
  '--ivu-line': { 'zh-CN': '输入框、按钮等控件的边框', 'en-US': 'Borders of inputs, buttons, and other controls' },
  '--ivu-line-soft': { 'zh-CN': '分隔线、表格线、卡片的边框', 'en-US': 'Dividers, table lines, card borders' },
  '--ivu-primary': { 'zh-CN': '主色：文字、图标、边框', 'en-US': 'Primary color: text, icons, borders' },
  '--ivu-primary-fill': { 'zh-CN': '主色：白字下面的背景', 'en-US': 'Primary color: background of white text' },
  '--ivu-success': { 'zh-CN': '成功：文字、图标、边框', 'en-US': 'Success: text, icons, borders' },
  '--ivu-success-fill': { 'zh-CN': '成功：白字下面的背景', 'en-US': 'Success: background of white text' },
  '--ivu-warning': { 'zh-CN': '警告：文字、图标、边框', 'en-US': 'Warning: text, icons, borders' },
  '--ivu-warning-fill': { 'zh-CN': '警告：白字下面的背景', 'en-US': 'Warning: background of white text' },
  '--ivu-error': { 'zh-CN': '错误：文字、图标、边框', 'en-US': 'Error: text, icons, borders' },
  '--ivu-error-fill': { 'zh-CN': '错误：白字下面的背景', 'en-US': 'Error: background of white text' },
  '--ivu-info': { 'zh-CN': '信息：文字、图标、边框', 'en-US': 'Info: text, icons, borders' },
  '--ivu-info-fill': { 'zh-CN': '信息：白字下面的背景', 'en-US': 'Info: background of white text' },
  '--ivu-primary-hover': { 'zh-CN': '鼠标经过的文字、图标和边框', 'en-US': 'Hovered text, icons, and borders' },
  '--ivu-primary-fill-hover': { 'zh-CN': '鼠标经过的按钮', 'en-US': 'Hovered buttons' },
  '--ivu-primary-fill-active': { 'zh-CN': '按下的按钮', 'en-US': 'Pressed buttons' },
  '--ivu-primary-soft': { 'zh-CN': 'Alert、Tag、选中的行带颜色的背景', 'en-US': 'Tinted background of Alert, Tag, and selected rows' },
  '--ivu-primary-soft-line': { 'zh-CN': '带颜色的背景的边框', 'en-US': 'Borders of tinted backgrounds' },
  '--ivu-primary-ring': { 'zh-CN': '获得焦点的控件周围的光晕', 'en-US': 'Ring around the focused control' },
}
