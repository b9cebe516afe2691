import { expect, test } from 'vitest'
import { usedMembers } from './usedMembers.ts'

const demo = `<script setup>
import { ref } from 'vue'
import { Image as Picture, Message, Title, ButtonGroup } from 'view-ui-plus'

const tools = ref(['zoomIn'])
const show = () => Message.info('x')
</script>

<template>
  <Picture src="a.png" :toolbar="tools" rename-image @on-load="show">
    <template #error><b v-width="80">x</b></template>
  </Picture>
  <Title v-model="title" :level="6" :class="'wide'">x</Title>
  <button-group v-if="tools"><template v-slot:[tools]>x</template></button-group>
</template>
`

test('the members that a demo uses of the library are found, with literal values', () => {
  expect(usedMembers(demo)).toEqual([
    { member: 'Image' },
    { member: 'Message' },
    { member: 'Title' },
    { member: 'ButtonGroup' },
    { member: 'Message.methods.info' },
    { member: 'Image.props.src', value: 'a.png' },
    { member: 'Image.props.toolbar' },
    { member: 'Image.props.renameImage', value: '' },
    { member: 'Image.events.on-load' },
    { member: 'Image.slots.error' },
    { member: 'v-width' },
    { member: 'Title.props.modelValue' },
    { member: 'Title.props.level', value: 6 },
    { member: 'Title.props.class', value: 'wide' },
    { member: 'Title.slots.default' },
  ])
})

test('types that a demo imports are no members', () => {
  const typed =
    '<script setup lang="ts">\nimport { Table, type TableColumn } from \'view-ui-plus\'\nconst columns: TableColumn[] = []\n</script>\n'
  expect(usedMembers(typed)).toEqual([{ member: 'Table' }])
})
