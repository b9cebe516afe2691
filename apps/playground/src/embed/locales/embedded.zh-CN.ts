export default {
  heading: '编辑示例',
  playground: '在演练场中打开',
  close: '关闭',
  hint: '先按 Esc，再按 Tab 离开编辑器',
  kept: '这里是之前改过的代码。要恢复原来的示例，请按“重置”。',
} as const
