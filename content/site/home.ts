import type { Localized } from '@view-site/contract'

interface Section {
  /** Written like a tag of the library, above the heading. */
  tag: string
  title: Localized
  lead: Localized
}

/** Words of the home page. */
export const home = {
  headline: [
    { 'zh-CN': '所见，', 'en-US': 'What you see' },
    { 'zh-CN': '即所写。', 'en-US': 'is what you write.' },
  ],
  lead: {
    'zh-CN': 'View UI Plus 是一套约 90 个组件的 Vue 3 组件库。下面的样张正在运行：碰一碰任何一个组件，写出它的那一行就会亮起来。',
    'en-US':
      'View UI Plus is a Vue 3 library of about 90 components. The demo below is live: touch any component, and its line of code lights up.',
  },
  exampleNote: {
    'zh-CN': '真实组件，不是截图。它跟随页面的主题，深色也一样。',
    'en-US': 'Real components, not a screenshot. They follow the theme of the page, light or dark.',
  },
  family: {
    tag: '<Family />',
    title: { 'zh-CN': '四个产品，从组件到后端', 'en-US': 'Four products, from component to backend' },
    lead: {
      'zh-CN': 'iCRUD 和 Admin Plus 基于 View UI Plus，Admin Cloud 是它们的后端。购买外层的产品，附带里层的产品。',
      'en-US':
        'iCRUD and Admin Plus are built on View UI Plus, and Admin Cloud is a backend for them. A license for one product includes the products drawn inside it.',
    },
    products: [
      {
        name: 'View UI Plus',
        path: '/view-ui-plus/guide/introduce',
        parts: { 'zh-CN': 'Button · Switch · …', 'en-US': 'Button · Switch · …' },
        text: {
          'zh-CN': 'Vue 3 组件库，约 90 个组件，公开可用。表单、表格、导航、反馈，都从这里来。',
          'en-US': 'The Vue 3 component library: about 90 components for forms, tables, navigation, and feedback, free to use.',
        },
      },
      {
        name: 'iCRUD',
        path: '/icrud/introduce',
        parts: { 'zh-CN': '列 · 搜索 · 弹窗', 'en-US': 'Columns · Search · Dialogs' },
        text: {
          'zh-CN': '写一份配置，得到一张能查、能增、能改、能删的表格；特殊的列，仍然交给插槽。',
          'en-US': 'Write one configuration and get a table that searches, creates, edits, and deletes. Slots handle special columns.',
        },
      },
      {
        name: 'Admin Plus',
        path: '/admin-plus/introduce',
        parts: { 'zh-CN': '布局 · 路由 · 登录', 'en-US': 'Layout · Routes · Sign-in' },
        text: {
          'zh-CN': '前端管理模板。布局、菜单、标签页、登录与权限指令都已接好，从业务页面写起。',
          'en-US': 'The admin template. Layout, menus, tabs, sign-in, and permissions are in place; you start with your own pages.',
        },
      },
      {
        name: 'Admin Cloud',
        path: '/admin-cloud/introduce',
        parts: { 'zh-CN': '租户 · 权限 · 网关', 'en-US': 'Tenants · Permissions · Gateway' },
        text: {
          'zh-CN': '基于 Spring Cloud 的多租户权限平台：网关、数据权限、代码生成与定时任务。',
          'en-US': 'A multi-tenant permission platform on Spring Cloud: gateway, data permissions, code generation, and scheduled tasks.',
        },
      },
    ],
  },
  developers: {
    tag: '<Developers />',
    title: { 'zh-CN': '少找一会儿，早写一行', 'en-US': 'Search less, write sooner' },
    lead: {
      'zh-CN': '文档与示例共用同一份源码，所以看到的、复制的、运行的，永远是同一段。',
      'en-US': 'Docs and demos share one source, so what you see, what you copy, and what runs are always the same code.',
    },
    points: [
      {
        mark: '</>',
        title: { 'zh-CN': '示例可以整段带走', 'en-US': 'Copy complete demos' },
        text: {
          'zh-CN': '每个示例都是一个完整的 .vue 文件。复制之后不改一行，也能在项目里运行。',
          'en-US': 'Every demo is a complete .vue file. Paste it into your project, and it runs unchanged.',
        },
      },
      {
        mark: 'run',
        title: { 'zh-CN': '示例就在页面里运行', 'en-US': 'Demos run in the page' },
        text: {
          'zh-CN': '滚动到哪里，哪里的示例才开始加载；出了错只停在自己的样张里，一键复位。',
          'en-US': 'A demo loads when you scroll to it. An error affects only that demo, and one click resets it.',
        },
      },
      {
        mark: 'api',
        title: { 'zh-CN': '表格说的都是真的', 'en-US': 'API tables you can trust' },
        text: {
          'zh-CN': '属性、默认值、事件与插槽逐项对照组件源码检查，有出入的页面不会发布。',
          'en-US':
            'Props, defaults, events, and slots are checked against the source code of the library. A page with a mismatch is not published.',
        },
      },
      {
        mark: '2×',
        title: { 'zh-CN': '两种语言，一份示例', 'en-US': 'Two languages, one demo' },
        text: {
          'zh-CN': '中英文页面结构相同，示例同源，哪一边少了一节都过不了检查。',
          'en-US':
            'The Chinese and English pages have the same structure and the same demos. If a section is missing in one language, the build fails.',
        },
      },
    ],
  },
  license: {
    tag: '<License />',
    title: { 'zh-CN': '买到的是源码，不是期限', 'en-US': 'You buy source code, not time' },
    lead: {
      'zh-CN': '一次付款，永久使用。承诺写成条款，逐条编号，随时可以核对。',
      'en-US': 'Pay once, use it forever. Our promises are numbered clauses that you can check at any time.',
    },
  },
} satisfies {
  headline: Localized[]
  lead: Localized
  exampleNote: Localized
  family: Section & { products: { name: string; path?: string; parts: Localized; text: Localized }[] }
  developers: Section & { points: { mark: string; title: Localized; text: Localized }[] }
  license: Section
}
