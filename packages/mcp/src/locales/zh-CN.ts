export const chinese = {
  title: 'View UI Plus 文档',
  instructions:
    'Vue 3 组件库 View UI Plus 的文档。先搜索或列出组件，再阅读页面或示例源码。展示模板之前，请先用 check_template 检查：它会找出组件库中不存在的属性、事件、插槽和取值。',
  tools: {
    list: {
      title: '列出组件',
      description: '列出 View UI Plus 的组件、服务和指令，以及各自的文档页面。',
      filter: '只列出名称或说明中含有这段文字的条目',
    },
    page: {
      title: '阅读页面',
      description: '以 Markdown 读取一个文档页面：用法、示例及其源码、API 表格、容易踩的坑、无障碍。',
      page: '组件名（Table、date-picker）或页面路径（view-ui-plus/guide/install）',
      part: 'api：仅 API 表格；traps：容易踩的坑；accessibility：键盘与读屏；demos：示例名称。不填则返回整页',
    },
    search: {
      title: '搜索',
      description: '用中文搜索全部页面：可以描述要做的事（表格行拖拽排序），也可以写名称（on-row-click）。',
      query: '要搜索的词语',
      limit: '最多返回的页面数',
    },
    demo: {
      title: '读取示例源码',
      description: '返回一个示例的完整源码，即可直接运行的 Vue 单文件组件。',
      page: '示例所在页面的组件名或路径',
      demo: '示例名称，见 search 和 read_page 的结果',
    },
    check: {
      title: '检查 Vue 模板',
      description: '将 Vue 模板与 View UI Plus 的 API 对照：不存在的属性、事件和插槽，属性不接受的取值，以及已弃用的成员。',
      code: '单文件组件，或单独的模板',
    },
    changes: {
      title: '版本之间的变化',
      description: '列出两个版本之间新增、改动、弃用或移除的属性、事件、插槽和方法。',
      from: '较旧的版本，例如 1.2.0；不填则为第一个版本',
      to: '较新的版本；不填则为最新版本',
      component: '仅列出这个组件的变化',
    },
    offset: '从第几个字符继续读取较长的结果',
  },
  unknownPage: (named: string, nearest: string) =>
    `没有页面“${named}”，最接近的名称是“${nearest}”。list_components 列出全部组件，search 可以查找其他页面。`,
  unknownDemo: (named: string, page: string, names: readonly string[]) =>
    `页面 ${page} 没有示例“${named}”。它的示例有：${names.join('、') || '无'}。`,
  noApi: (page: string) => `页面 ${page} 没有 API 表格。去掉 part 可读取整页。`,
  offsetTooLarge: (length: number) => `offset 过大：全文共 ${length} 个字符。请从 0 开始。`,
  continueAt: (offset: number, length: number) => `［在此截断，全文共 ${length} 个字符。以 offset ${offset} 再次调用可读取其余部分。］`,
  nothingListed: (filter: string) => `没有符合“${filter}”的组件。请去掉 filter 再调用 list_components，或使用 search。`,
  nothingFound: (query: string) => `没有找到“${query}”。请减少或更换词语，或使用 list_components。`,
  found: (shown: number, total: number) => `找到 ${total} 个页面，最相关的 ${shown} 个：`,
  onlyPart: '部分搜索索引未能加载，结果可能不全。请稍后再搜索。',
  corrected: (typed: string, taken: string) => `已将“${typed}”按“${taken}”搜索。`,
  demo: (name: string) => `示例 \`${name}\``,
  titledDemo: (name: string, title: string) => `\`${name}\`（${title}）`,
  demos: (names: readonly string[]) => `示例：${names.join('、')}`,
  none: '文档中没有列出。',
  invalidTemplate: (line: number, message: string) => `第 ${line} 行：模板无法解析。${message}。请改正后重新检查。`,
  noComponents: (library: string) => `模板没有用到 ${library} 的组件，因此没有可检查的内容。`,
  noProblems: (components: readonly string[]) => `没有问题。已检查：${components.join('、')}。`,
  problems: (count: number) => `共 ${count} 个问题：`,
  moreProblems: (count: number) => `…… 另有 ${count} 个问题。请先改正以上问题，再重新检查。`,
  place: (line: number, column: number) => `第 ${line} 行第 ${column} 列`,
  unknownRelease: (version: string, releases: readonly string[]) => `记录中没有版本 ${version}。已有的版本：${releases.join('、')}。`,
  wrongOrder: (from: string, to: string) => `${from} 不早于 ${to}，请交换 from 和 to。`,
  noChanges: (from: string, to: string) => `从 ${from} 到 ${to}，API 没有变化。`,
  changesBetween: (from: string, to: string) => `从 ${from} 到 ${to} 的 API 变化，由新到旧：`,
  kinds: { added: '新增', removed: '移除', deprecated: '弃用', changed: '改动' },
  parts: { props: '属性', events: '事件', slots: '插槽', methods: '方法' },
  required: '必填',
  default: '默认值',
}

/** The texts for users and models, in one language. */
export type Texts = typeof chinese
