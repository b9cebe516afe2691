import type { NameKind } from '../PackageReference.ts'

/** The texts of the reference that do not come from source comments. */
export interface ReferenceTexts {
  overview: { title: string; description: string; intro: string }
  /** Purpose of each package by folder, for the locales in which its `package.json` does not describe it. */
  about: Readonly<Record<string, string>>
  /** A note on each page: where the descriptions come from. */
  origin: string
  entryAbout: (specifier: string, count: number) => string
  install: string
  columns: {
    package: string
    version: string
    bytes: string
    entry: string
    names: string
    name: string
    type: string
    fallback: string
    text: string
  }
  bytesNote: string
  packages: string
  entries: string
  sheet: string
  ambient: string
  list: string
  kinds: Readonly<Record<NameKind, string>>
  parameters: string
  returns: string
  throws: string
  example: string
  members: string
  above: string
  mentions: string
  deprecated: string
  same: (link: string) => string
  source: string
}

const zhCN: ReferenceTexts = {
  overview: {
    title: '包参考',
    description: '组成本站的 npm 包：各自的用途、安装命令、版本、体积，以及全部公开名称。',
    intro: '这些包可以单独安装，用在别的应用里。每个入口都有一页参考：列出所有公开名称，以及它们的签名、参数、默认值和所在的源码。',
  },
  about: {
    'api-client': '类型完备的 JSON 接口客户端：用于任意调用表与响应格式，内置 /v1 契约；含错误、重试与日志。',
    auth: '会话（任意用户类型、令牌续期）、OpenID Connect、登录与注册、登录弹窗与访问控制。',
    contract: '/v1 接口的契约：接口表、数据模式、错误码与 OpenAPI 文档。',
    docs: '文档引擎：双语 Markdown 编译、检查、搜索、文章与编写工具。',
    'eslint-plugin-view-ui-plus': '检查 View UI Plus 模板的 ESLint 规则：不存在的属性、事件和插槽，以及错误的取值。',
    i18n: '地址中的语言、按需加载且有类型的文案、日期与金额的格式。',
    layout: '布局外壳：顶栏、侧栏、标签页、右侧面板、页脚与设置；任意路由，任意接口。',
    mcp: 'View UI Plus 文档的 MCP 服务：供 AI 助手搜索和阅读文档、检查模板。',
    platform: '各包共用的基础：浏览器存储、可订阅的值、时钟、滚动监听与语言列表，没有依赖。',
    'static-site': '基于 Vite 的静态站点生成器：预渲染页面，按需接管，并生成站点地图、订阅源、搜索索引与 llms.txt。',
    'store-ui': '价格、收银台、已购、授权、发票、版本下载与商店的页面。',
    ui: '主题契约、设计令牌与基础组件。',
    'view-docs': '用 Markdown 和一个配置文件生成文档站点：多语言、React 与 Vue 在线示例、搜索和主题。',
    'create-view-admin': 'npm create view-admin：创建可立即运行的后台应用，含登录、概览、列表、角色与测试。',
    'create-view-docs': 'npm create view-docs：创建可立即运行的文档站点。',
    'vue-demo': '在 React 页面里运行 View UI Plus 示例的孤岛。',
  },
  origin: '各名称的说明取自源码里的 TSDoc 注释，原文是英文，这里照录。',
  entryAbout: (specifier, count) => `${specifier} 的 ${count} 个公开名称：签名、参数、默认值与说明。`,
  install: '安装',
  columns: {
    package: '包',
    version: '版本',
    bytes: '体积',
    entry: '入口',
    names: '名称数',
    name: '名称',
    type: '类型',
    fallback: '默认值',
    text: '说明',
  },
  bytesNote: '体积是主入口自己的代码，压缩后经 brotli，含稍后才加载的部分，不含依赖与样式。',
  packages: '全部包',
  entries: '入口',
  sheet: '样式表',
  ambient: '模块类型',
  list: '名称一览',
  kinds: { component: '组件', hook: 'Hook', function: '函数', class: '类', schema: '数据模式', constant: '常量', type: '类型' },
  parameters: '参数',
  returns: '返回',
  throws: '抛出',
  example: '示例',
  members: '成员',
  above: '继承',
  mentions: '相关',
  deprecated: '已弃用',
  same: (link) => `与 ${link} 是同一个，说明见那里。`,
  source: '源码',
}

const enUS: ReferenceTexts = {
  overview: {
    title: 'Packages',
    description: 'The npm packages this site is made of: what each is for, how it is installed, version, size, and every public name.',
    intro:
      'Each package can be installed on its own and used in other applications. Every entry has a page of reference: all its public names with signature, parameters, defaults and the source they are declared in.',
  },
  about: {},
  origin: 'The descriptions are the TSDoc comments of the sources.',
  entryAbout: (specifier, count) => `The ${count} public names of ${specifier}: signatures, parameters, defaults and descriptions.`,
  install: 'Install',
  columns: {
    package: 'Package',
    version: 'Version',
    bytes: 'Size',
    entry: 'Entry',
    names: 'Names',
    name: 'Name',
    type: 'Type',
    fallback: 'Default',
    text: 'Description',
  },
  bytesNote:
    'The size is the main entry’s own code, minified and compressed with brotli, with all that loads later and without dependencies and styles.',
  packages: 'All packages',
  entries: 'Entries',
  sheet: 'style sheet',
  ambient: 'types of modules',
  list: 'All names',
  kinds: {
    component: 'Components',
    hook: 'Hooks',
    function: 'Functions',
    class: 'Classes',
    schema: 'Schemas',
    constant: 'Constants',
    type: 'Types',
  },
  parameters: 'Parameters',
  returns: 'Returns',
  throws: 'Throws',
  example: 'Example',
  members: 'Members',
  above: 'Extends',
  mentions: 'See also',
  deprecated: 'Deprecated',
  same: (link) => `The same as ${link}, which is described there.`,
  source: 'Source',
}

/** Texts by locale. */
export const texts = { 'zh-CN': zhCN, 'en-US': enUS } as const

/** Languages of the pages. */
export type PageLocale = keyof typeof texts
