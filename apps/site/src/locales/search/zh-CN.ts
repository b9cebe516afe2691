/** Texts of the questions in the site's search. `{{name}}` is a placeholder. */
const zhCN = {
  docs: '文档',
  pages: '网站',
  /** Pages of the site besides the documentation, and words by which they are found, apart from their titles. */
  sitePages: {
    '/price': { title: '价格', note: '各版本包含什么、多少钱', words: '多少钱 费用 报价 收费 购买 许可证 续费 发票 price license invoice' },
    '/consult': { title: '咨询客服', note: '购买之前的问题，直接问我们', words: '客服 联系我们 contact' },
    '/resource': { title: '设计资源', note: 'Sketch 素材、色板与图标', words: 'sketch figma 素材 设计稿' },
    '/new-issue': { title: '新建 Issue', note: '报告一个能重现的问题', words: 'bug issue 提交问题' },
    '/terms': { title: '购买条款与授权协议', note: '授权范围、退款与支持', words: '退款 退货 协议 条款 refund' },
    '/privacy': { title: '隐私政策', note: '网站保存和发送的数据', words: 'cookie 隐私 个人信息' },
  },
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
