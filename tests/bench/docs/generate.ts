import type { CorpusPage } from './corpus.ts'

const zh =
  '组件 状态 数据 表格 表单 布局 主题 变量 请求 响应 路由 页面 模块 依赖 缓存 索引 查询 类型 选项 事件 错误 会话 账号 角色 权限 策略 消息 队列 文件 目录 图片 样式 动画 键盘 焦点 标签 弹窗 抽屉 菜单 面板 列表 节点 图表 分页 语言 日期 上传 进度 头像 横幅 步骤 锚点 租户 部门 发票 合同 订单 客户 报表 插件 容器 版本 环境 密钥 网关 事务 日志 指标'.split(
    ' ',
  )
const en =
  'component state value table column row field form layout theme token request response server router page module cache index query schema option event handler promise session account role policy message queue worker buffer stream file folder style border animation gesture keyboard focus label drawer menu panel list node chart cursor locale calendar upload progress badge avatar banner step anchor tenant invoice contract order report plugin snapshot release secret gateway shard journal metric'.split(
    ' ',
  )

/** Generates pages of 9 KB, half Chinese and half English, with headings, tables, code and links. The same seed gives the same pages. */
export function generatePages(count: number, seed = 1): CorpusPage[] {
  const random = mulberry(seed)
  const inSection = count >= 1000 ? 50 : 20
  const places = Array.from({ length: count }, (_, index) => ({
    section: `section-${pad(Math.floor(index / inSection) + 1)}`,
    slug: `page-${pad((index % inSection) + 1)}`,
    title: `${capital(pick(en, random))} ${pick(zh, random)}${pick(zh, random)} ${index + 1}`,
  }))
  return places.map((place) => ({ ...place, markdown: pageOf(place, places, random) }))
}

type Place = Omit<CorpusPage, 'markdown'>

function pageOf({ title, section }: Place, places: readonly Place[], random: () => number): string {
  const parts = Array.from({ length: 8 }, (_, part) => {
    const other = pick(places, random)
    const link = other.section === section ? `./${other.slug}.md` : `../${other.section}/${other.slug}.md`
    const block = [code, table, code, list][part % 4]?.(random) ?? ''
    return `## ${pick(zh, random)}${pick(zh, random)} ${part + 1}\n\n${chinese(random, 8)}\n\n${english(random, 5)} See [${other.title}](${link}).\n\n${block}`
  })
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n${chinese(random, 4)}\n\n${parts.join('\n\n')}\n`
}

function chinese(random: () => number, sentences: number): string {
  return times(
    sentences,
    () => `${pick(zh, random)}负责${pick(zh, random)}和${pick(zh, random)}，可以通过 \`${pick(en, random)}\` 配置${pick(zh, random)}。`,
  ).join('')
}

function english(random: () => number, sentences: number): string {
  return times(
    sentences,
    () => `Each ${pick(en, random)} keeps the ${pick(en, random)} of its ${pick(en, random)} until the ${pick(en, random)} changes.`,
  ).join(' ')
}

function code(random: () => number): string {
  const lines = times(
    8,
    () =>
      `  if (${pick(en, random)}.${pick(en, random)} > ${Math.floor(random() * 900)}) return '${pick(en, random)}' // ${pick(en, random)}`,
  )
  return `\`\`\`ts\nimport { ${pick(en, random)} } from '${pick(en, random)}'\n\nexport function ${pick(en, random)}(options: Options): string {\n${lines.join('\n')}\n  return ''\n}\n\`\`\``
}

function table(random: () => number): string {
  const rows = times(
    7,
    () => `| \`${pick(en, random)}\` | ${pick(zh, random)}的${pick(zh, random)} | \`string\` | \`${pick(en, random)}\` |`,
  )
  return `| Prop | 说明 | Type | Default |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
}

function list(random: () => number): string {
  return times(5, () => `- ${pick(zh, random)}：${english(random, 1)}`).join('\n')
}

function times(count: number, make: () => string): string[] {
  return Array.from({ length: count }, make)
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('The list to pick from is empty.')
  return item
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** Small seeded generator: mulberry32. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
