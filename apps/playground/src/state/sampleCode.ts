import type { Locale } from '@view-site/i18n/product'

const texts: Record<Locale, Record<'title' | 'name' | 'hint' | 'send' | 'hello', string>> = {
  'zh-CN': { title: '试一试', name: '名字', hint: '输入你的名字', send: '打个招呼', hello: '你好，' },
  'en-US': { title: 'Try it', name: 'Name', hint: 'Your name', send: 'Say hello', hello: 'Hello, ' },
}

/** The component shown when there is no other code. */
export function sampleCode(locale: Locale): string {
  const { title, name, hint, send, hello } = texts[locale]
  return `<script setup>
import { ref } from 'vue'
import { Button, Card, Input, Message } from 'view-ui-plus'

const name = ref('')

function greet() {
  console.log('greet', { name: name.value })
  Message.success('${hello}' + (name.value || 'View UI Plus'))
}
</script>

<template>
  <Card title="${title}" class="card">
    <label for="name">${name}</label>
    <Input v-model="name" element-id="name" placeholder="${hint}" />
    <Button type="primary" @click="greet">${send}</Button>
  </Card>
</template>

<style scoped>
.card {
  max-width: 360px;
}
.card .ivu-btn {
  margin-top: 16px;
}
</style>
`
}
