import type { PageTexts } from './english.ts'
import { typesPage } from './typesPage.ts'

/** Texts of a new site in Chinese. */
export const chinese: PageTexts = {
  guide: '指南',
  basics: '基础',
  more: '定制与发布',
  begin: '开始使用',
  homeTitle: '让读者喜欢的文档',
  homeText: '用一两句话说明你的产品能为用户做什么，以及为什么值得继续读下去。',
  features: [
    { title: '打开就能读', text: '每个页面都是静态 HTML，脚本加载之前就已显示。' },
    { title: '几秒就能找到', text: '全文搜索在浏览器里运行，能容忍拼写错误。' },
    { title: '构建时检查', text: '失效的链接、缺少的翻译、写错的块都会让构建停下。' },
  ],
  pages: {
    start: ({ locale }) => `---
title: 开始使用
description: 用五分钟了解这个站点。
---

你正在阅读 \`content/guide/start/${locale}.md\`。修改并保存，浏览器会立即更新。

## 页面

一个页面是一个文件夹，每种语言一个 Markdown 文件，文件夹的路径就是地址：

:::file-tree
- docs.config.ts 标题、语言和首页
- content/
  - guide/
    - menu.ts 页面的顺序
    - start/
      - **${locale}.md** 本页
    - …
- public/ 原样提供的文件
:::

## 菜单

\`content/guide/menu.ts\` 按顺序列出页面。下面的代码块显示的始终是这个文件的当前内容：

\`\`\`ts file="guide/menu.ts"
\`\`\`

用命令创建下一个页面，文件和菜单项都会写好：

\`\`\`npm
npm run new guide/my-page
\`\`\`

## 错误

链接指向不存在的页面、某种语言少了标题、块没有结束：编写时错误会直接显示在页面上方，写明文件、行号和改法。一次列出全部错误：

\`\`\`npm
npm run check
\`\`\`

## 接下来

::::cards
:::card[编写页面]{href="/guide/writing" icon="book"}
除普通 Markdown 之外的代码、步骤、标签页和提示。
:::
:::card[定制]{href="/guide/customize"}
颜色、语言、自己的页面。
:::
:::card[发布]{href="/guide/publish"}
任何 Web 服务器都可以。
:::
::::
`,

    writing: () => `---
title: 编写页面
description: 除普通 Markdown 之外的代码、步骤、标签页和提示。
---

GitHub 的 Markdown 都可以用，另外还有一些块。

## 代码

写上文件名，并标出改动：

\`\`\`ts title="src/server.ts"
import { createServer } from 'node:http'

const port = 3000 // [!code --]
const port = Number(process.env.PORT ?? 3000) // [!code ++]

createServer((request, response) => response.end('Hello')).listen(port)
\`\`\`

语言写成 \`npm\` 的代码块，会为每种包管理器显示对应的命令：

\`\`\`npm
npm install view-docs
\`\`\`

## 步骤

:::steps
1. 在 \`:::steps\` 和 \`:::\` 之间写一个编号列表。
2. 属于某一步的内容（例如代码）要缩进：

   \`\`\`npm
   npm run check
   \`\`\`
:::

## 提示

> [!TIP]
> 提示有六种：note、info、tip、important、warning 和 danger。

> [!WARNING]
> 写清楚会出什么问题，以及怎样避免。

:::details[这里面有什么？]
不是每个人都需要读的内容。
:::

## 表格

| 选项    | 默认值  | 作用             |
| ------- | ------- | ---------------- |
| \`port\`  | \`3000\`  | 服务器监听的端口 |
| \`quiet\` | \`false\` | 是否不输出日志   |
`,

    demos: ({ demos }) => `---
title: 在线示例
description: 在页面里运行的组件，旁边就是代码。
---

页面文件夹下 \`demos\` 里的文件，会在页面引用它们的位置运行。读者快看到时才加载，其他页面不会加载任何相关代码。
${
  demos.includes('react')
    ? `
## React

:::demo{src="counter"}
点击按钮。
:::
`
    : ''
}${
      demos.includes('vue')
        ? `
## Vue

:::demo{src="greeting"}
修改名字。
:::
`
        : ''
    }`,

    types: () =>
      typesPage({
        title: '代码里的类型',
        description: 'TypeScript 代码里的名称会显示类型，类型在构建时算出。',
        intro: '把鼠标移到下面的名称上，或者用 Tab 键移到它，就会显示类型。在手机上轻点即可。',
        write: '怎么写',
        writeText: '在代码块的语言后面加上 `twoslash`。带有以下注释的行本身不显示：',
        remark: '注释',
        effect: '作用',
        query: '在这一行下面显示箭头所指名称的类型',
        cut: '上面的代码参与编译，但不显示',
        errors: '允许出现这个编号的 TypeScript 错误，并显示在那一行下面',
        imports: '代码可以导入站点里安装的所有包，比如你自己的包。其他错误会让构建停下并给出行号，示例不会与类型脱节。',
        expected: '展示一个错误',
        expectedText: '展示什么写法会出错，以及 TypeScript 给出的提示：',
      }),

    customize: () => `---
title: 定制
description: 颜色、语言，以及自己的页面。
---

这些都写在 \`docs.config.ts\` 里。保存文件，站点会带着改动重新启动。

## 颜色和字体

\`\`\`ts title="docs.config.ts" part
theme: {
  accent: '#7c3aed',
  radius: 4,
  font: { sans: 'Inter, sans-serif' },
},
\`\`\`

任何强调色都保持可读：明暗两种主题会各自把它调深或调浅到需要的程度。

## 语言

\`\`\`ts title="docs.config.ts" part
locales: ['zh-CN', 'en-US', 'ar'],
\`\`\`

第一个是默认语言，只有它的地址没有前缀。之后 \`npm run check\` 会列出缺少某种语言的页面。阿拉伯语会让整个站点从右向左排版。

## 自己的页面

\`\`\`ts title="docs.config.ts" part
routes: [{ path: '/pricing', component: 'site/Pricing.tsx', title: '价格', description: '需要多少费用。' }],
\`\`\`

这个文件导出一个 React 组件，和其他页面一样在构建时渲染。
`,

    publish: () => `---
title: 发布
description: 构建站点，放到任何地方。
---

\`\`\`npm
npm run build
\`\`\`

把站点写入 \`dist/client\`：都是静态文件，任何 Web 服务器都可以提供，旁边还有压缩好的副本。按读者看到的样子查看：

\`\`\`npm
npm run preview
\`\`\`

## 第一次发布之前

把 \`docs.config.ts\` 里的 \`origin\` 改成站点的地址，搜索引擎和订阅需要它。如果站点在某个路径下，例如 GitHub Pages，再设置 \`base\`：

\`\`\`ts title="docs.config.ts" part
origin: 'https://example.github.io',
base: '/my-docs/',
\`\`\`
`,
  },
}
