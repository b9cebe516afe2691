import type { PageTexts } from './english.ts'

/** Texts of a new site in Chinese. */
export const chinese: PageTexts = {
  guide: '指南',
  begin: '开始使用',
  homeText: '用一句话说明你的产品能为用户做什么。',

  start: ({ locale }) => `---
title: 开始使用
description: 了解这个站点的结构。
---

你正在阅读 \`content/guide/start/${locale}.md\`。修改并保存，浏览器会立即更新。

## 页面

一个页面是一个文件夹，每种语言一个 Markdown 文件。路径就是地址：\`content/guide/start\` 对应 \`/guide/start\`。

## 菜单

\`content/guide/menu.ts\` 按顺序列出页面。用命令创建下一个页面：

\`\`\`npm
npm run new guide/my-page
\`\`\`

## 发布

\`npm run build\` 把站点写入 \`dist/client\`，任何 Web 服务器都可以提供这个文件夹。
`,

  writing: () => `---
title: 编写页面
description: 除普通 Markdown 之外的代码、标签页和提示。
---

GitHub 的 Markdown 都可以用，另外还有一些块。

## 代码

写上文件名，并标出改动：

\`\`\`ts title="src/port.ts"
export const port = 3000 // [!code --]
export const port = 8080 // [!code ++]
\`\`\`

## 提示

> [!TIP]
> 提示有六种：note、info、tip、important、warning 和 danger。

:::details[这里面有什么？]
不是每个人都需要读的内容。
:::
`,

  demos: ({ demos }) => `---
title: 在线示例
description: 在页面里运行的组件，旁边就是代码。
---

页面文件夹下 \`demos\` 里的文件，会在页面引用它们的位置运行。
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
}
