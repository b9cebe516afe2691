/** Files of a new page by name. They pass every check as they are. */
export function pageTemplates(id: string, draftApi: (name: string) => string | undefined = () => undefined): Record<string, string> {
  const name = id.slice(id.lastIndexOf('/') + 1)
  const isComponent = id.includes('/component/')
  const title = isComponent ? pascalCase(name) : words(name)
  return {
    'zh-CN.md': isComponent ? componentZh(title) : guideZh(title),
    'en-US.md': isComponent ? componentEn(title) : guideEn(title),
    'demos/base.vue': demo,
    ...(isComponent ? { 'api.ts': draftApi(title) ?? sampleApi(title) } : {}),
  }
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function words(name: string): string {
  return name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())
}

function componentZh(title: string): string {
  return `---
title: ${title}
subtitle: 中文名
description: 用一句话说明什么时候用它。
---

## 示例

### 基本用法

:::demo{src="base"}
说明读者在这个示例里该看什么。
:::

## API

::api{name="${title}"}
`
}

function componentEn(title: string): string {
  return `---
title: ${title}
description: Say in one line when to use it.
---

## Demos

### Basic use

:::demo{src="base"}
Say what to look at in this demo.
:::

## API

::api{name="${title}"}
`
}

function guideZh(title: string): string {
  return `---
title: ${title}
description: 用一句话说明读完能做到什么。
---

先说读者要解决的问题，再说做法。

## 做法

:::demo{src="base"}
说明读者在这个示例里该看什么。
:::
`
}

function guideEn(title: string): string {
  return `---
title: ${title}
description: Say in one line what the reader can do afterwards.
---

Name the reader's problem first, then the way.

## How to

:::demo{src="base"}
Say what to look at in this demo.
:::
`
}

const demo = `<script setup>
import { ref } from 'vue'

const count = ref(0)
</script>

<template>
  <Button type="primary" @click="count += 1">点了 {{ count }} 次</Button>
</template>

<i18n lang="en-US">
点了: Pressed
次: times
</i18n>
`

function sampleApi(name: string): string {
  return `import { defineApi } from '@view-site/docs'

export default defineApi({
  ${name}: {
    props: {
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: { 'zh-CN': '尺寸', 'en-US': 'Size' },
      },
    },
  },
})
`
}
