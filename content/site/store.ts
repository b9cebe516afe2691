import type { EditionName, Localized, StoreGoods, StoreKind, StoreTag } from '@view-site/contract'

// Owner data. The goods and their prices are examples until `example` is false; the pages mark them as such.

const example = true

/** Editions whose holders have the materials free of charge. */
const freeMaterials: EditionName[] = ['enterprise', 'group']

const tags = {
  admin: { id: 'admin', name: { 'zh-CN': '后台', 'en-US': 'Admin' } },
  table: { id: 'table', name: { 'zh-CN': '表格', 'en-US': 'Tables' } },
  form: { id: 'form', name: { 'zh-CN': '表单', 'en-US': 'Forms' } },
  design: { id: 'design', name: { 'zh-CN': '设计', 'en-US': 'Design' } },
  access: { id: 'access', name: { 'zh-CN': '权限', 'en-US': 'Access' } },
  print: { id: 'print', name: { 'zh-CN': '打印与邮件', 'en-US': 'Print and mail' } },
} as const satisfies Record<string, StoreTag>

/** Everything the store sells, newest first. */
export const store: readonly StoreGoods[] = [
  goods('dashboard-kit', 'item', {
    title: text('工作台套件', 'Dashboard kit'),
    summary: text(
      '指标、待办、趋势和快捷入口，拼成一张能用的后台首页。',
      'Metrics, tasks, trends, and shortcuts: a ready-made home page for an admin app.',
    ),
    includes: [
      text('12 个区块，每个都是独立的 Vue 组件', '12 blocks, each a separate Vue component'),
      text('桌面、平板与手机三种排布', 'Layouts for desktop, tablet, and phone'),
      text('模拟数据与接口约定', 'Mock data and API contract'),
    ],
    tags: [tags.admin],
    version: '1.2.0',
    updated: '2026-04-21',
    price: 29_900,
  }),
  goods('icon-sheet', 'material', {
    title: text('线性图标源文件', 'Line icon source files'),
    summary: text(
      '48 个 1.5 px 线性图标，可编辑的 SVG，按后台常用动作分组。',
      '48 line icons at 1.5 px as editable SVG, grouped by common admin actions.',
    ),
    includes: [text('SVG 源文件', 'SVG sources'), text('一张分组总览图', 'An overview sheet by group')],
    tags: [tags.design],
    version: '2.0.0',
    updated: '2026-04-12',
    price: 4900,
    free_for: freeMaterials,
  }),
  goods('permission-handbook', 'doc', {
    title: text('权限设计手册', 'The permission handbook'),
    summary: text(
      '从角色、数据范围到按钮，把一套权限讲清楚、做完整。',
      'From roles and data scopes to buttons: how to design and build a complete permission system.',
    ),
    includes: [
      text('两篇文档，可在线阅读', 'Two documents to read online'),
      text('更新时自动得到新版', 'Automatic access to new versions'),
    ],
    tags: [tags.access, tags.admin],
    version: '1.1.0',
    updated: '2026-03-30',
    price: 6900,
    docs: [
      { id: 'permission-model', title: text('权限模型', 'The permission model') },
      { id: 'permission-checks', title: text('在哪里检查', 'Where to check') },
    ],
  }),
  goods('table-patterns', 'item', {
    title: text('复杂表格方案集', 'Patterns for large tables'),
    summary: text(
      '固定列、合并、行内编辑、批量操作，九种场景的完整写法。',
      'Fixed columns, merged cells, inline editing, bulk actions: nine complete examples.',
    ),
    includes: [text('9 个可运行的页面', '9 runnable pages'), text('万行数据下的性能说明', 'Performance notes for 10,000 rows')],
    tags: [tags.table, tags.admin],
    version: '1.4.1',
    updated: '2026-03-18',
    price: 19_900,
  }),
  goods('form-patterns', 'item', {
    title: text('长表单方案集', 'Patterns for long forms'),
    summary: text(
      '分步、分组、联动、草稿保存，让一百个字段也填得完。',
      'Steps, groups, dependent fields, and saved drafts: even 100 fields get filled in.',
    ),
    includes: [text('7 个可运行的页面', '7 runnable pages'), text('校验文案写作建议', 'Advice on wording validation messages')],
    tags: [tags.form, tags.admin],
    version: '1.0.3',
    updated: '2026-03-02',
    price: 19_900,
  }),
  goods('delivery-notes', 'doc', {
    title: text('后台项目交付清单', 'Delivery checklist for admin projects'),
    summary: text(
      '上线前逐项核对：浏览器、权限、日志、备份与回退。',
      'What to check before launch: browsers, permissions, logs, backups, and rollback.',
    ),
    includes: [text('一篇文档，免费阅读', 'One document, free to read')],
    tags: [tags.admin],
    version: '1.0.0',
    updated: '2026-02-20',
    price: 0,
    docs: [{ id: 'delivery-checklist', title: text('交付清单', 'The checklist') }],
  }),
  goods('page-frames', 'material', {
    title: text('页面线框图', 'Page wireframes'),
    summary: text(
      '列表、详情、表单、向导等 16 张线框，开需求会时直接用。',
      '16 wireframes from list to wizard, ready for the next planning meeting.',
    ),
    includes: [text('SVG 源文件，24 栏网格', 'SVG sources on a 24-column grid')],
    tags: [tags.design],
    version: '1.1.0',
    updated: '2026-02-06',
    price: 5900,
    free_for: freeMaterials,
  }),
  goods('login-pages', 'item', {
    title: text('登录页合集', 'Sign-in pages'),
    summary: text(
      '密码、验证码、扫码与单点登录，六种布局，换上接口就能用。',
      'Password, code, QR code, and single sign-on in six layouts: connect your API and go.',
    ),
    includes: [text('6 个可运行的页面', '6 runnable pages'), text('深色与浅色', 'Light and dark')],
    tags: [tags.form],
    version: '1.2.2',
    updated: '2026-01-24',
    price: 9900,
  }),
  goods('chart-set', 'material', {
    title: text('图表配色与样式', 'Chart colors and styles'),
    summary: text(
      '色觉障碍友好的八色序列，和折线、柱、环三类图的样式表。',
      'Eight colors that color-blind readers can tell apart, with styles for line, bar, and ring charts.',
    ),
    includes: [text('JSON 主题与 SVG 样张', 'A JSON theme and SVG samples')],
    tags: [tags.design],
    version: '1.0.1',
    updated: '2026-01-10',
    price: 3900,
    free_for: freeMaterials,
  }),
  goods('print-sheets', 'item', {
    title: text('打印单据模板', 'Print templates'),
    summary: text(
      '订单、送货单、对账单：A4 与三联纸，分页时表头自动重复。',
      'Orders, delivery notes, and statements on A4 and continuous paper; table headers repeat on every page.',
    ),
    includes: [text('5 套单据', '5 kinds of documents'), text('打印样式的写法说明', 'How the print styles work')],
    tags: [tags.print],
    version: '1.0.0',
    updated: '2025-12-18',
    price: 12_900,
  }),
  goods('mail-templates', 'item', {
    title: text('系统邮件模板', 'System email templates'),
    summary: text(
      '验证、找回密码、订单与告警，主流邮箱里都不走样。',
      'Emails for verification, password recovery, orders, and alerts that look right in common email clients.',
    ),
    includes: [text('8 封邮件，中英两种语言', '8 emails in Chinese and English')],
    tags: [tags.print],
    version: '1.1.0',
    updated: '2025-12-02',
    price: 9900,
  }),
  goods('empty-states', 'material', {
    title: text('空状态插画', 'Empty state illustrations'),
    summary: text(
      '没有数据、没有权限、断网：12 张虚线插画，随主题变色。',
      'No data, no access, no network: 12 dashed illustrations that follow the theme.',
    ),
    includes: [text('SVG 源文件，用 currentColor 上色', 'SVG sources, drawn in currentColor')],
    tags: [tags.design],
    version: '1.0.0',
    updated: '2025-11-20',
    price: 4900,
    free_for: freeMaterials,
  }),
  goods('colour-sheet', 'material', {
    title: text('色板与对比度表', 'Palette and contrast table'),
    summary: text(
      '浅色与深色两套色板，每一对文字与底色的对比度都算好了。',
      'A light and a dark palette, with the contrast ratio of each pair of text and background colors.',
    ),
    includes: [text('SVG 色板与 CSV 对比度表', 'SVG palette and CSV contrast table')],
    tags: [tags.design],
    version: '1.3.0',
    updated: '2025-11-06',
    price: 2900,
    free_for: freeMaterials,
  }),
]

interface GoodsOptions extends Pick<StoreGoods, 'title' | 'summary' | 'includes' | 'tags' | 'version' | 'price'> {
  /** Day of the last change. */
  updated: string
  free_for?: EditionName[]
  docs?: StoreGoods['docs']
}

/** A thing of the store. Its pictures are `public/store/<id>.svg` and `<id>-2.svg` of the site. */
function goods(id: string, kind: StoreKind, { updated, free_for = [], docs = [], ...options }: GoodsOptions): StoreGoods {
  const { title } = options
  return {
    id,
    kind,
    ...options,
    cover: { src: `/store/${id}.svg`, alt: text(`${title['zh-CN']}的示意图`, `A drawing of ${title['en-US']}`) },
    gallery: [{ src: `/store/${id}-2.svg`, alt: text(`${title['zh-CN']}的细节`, `A closer look at ${title['en-US']}`) }],
    updated_at: `${updated}T02:00:00.000Z`,
    currency: 'CNY',
    example,
    free_for,
    docs,
    release_ids: [],
  }
}

function text(chinese: string, english: string): Localized {
  return { 'zh-CN': chinese, 'en-US': english }
}
