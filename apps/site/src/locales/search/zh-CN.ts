/** Texts of the questions in the site's search. `{{name}}` is a placeholder. */
const zhCN = {
  docs: '文档',
  price: '价格',
  priceNote: '各版本包含什么、多少钱',
  corrected: '没有“{{typed}}”，按“{{taken}}”搜索',
  incomplete: '有一部分没能加载，结果可能不全',
  props: '属性',
  events: '事件',
  slots: '插槽',
  methods: '方法',
  directives: '指令',
}

/** The shape every locale has to fill. */
export type SearchTexts = typeof zhCN

export default zhCN
