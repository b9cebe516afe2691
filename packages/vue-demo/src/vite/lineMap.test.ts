import { expect, test } from 'vitest'
import { lineMap, markFileLines, markLines } from './lineMap.ts'

const source = `<script setup>
const name = '<Input />'
</script>

<template>
  <Row>
    <Col span="9">
      <Input
        v-model="name"
      />
    </Col>
  </Row>
  <Table>
    <template #on="{ row }"><Switch v-model="row.on" /></template>
  </Table>
</template>
`

test('the shown template is the file’s, without its outer tag and indentation', () => {
  expect(lineMap(source).code.split('\n').slice(0, 3)).toEqual(['<Row>', '  <Col span="9">', '    <Input'])
})

test('each component has the line of the shown template where its tag opens', () => {
  const { code, lines } = lineMap(source)
  expect(lines).toEqual([
    { line: 1, tag: 'Row' },
    { line: 2, tag: 'Col' },
    { line: 3, tag: 'Input' },
    { line: 8, tag: 'Table' },
    { line: 9, tag: 'Switch' },
  ])
  for (const { line, tag } of lines) expect(code.split('\n')[line - 1]).toContain(`<${tag}`)
})

test('marking lines only adds the attribute', () => {
  const marked = markLines(source)
  expect(marked).toContain('<Input data-line="3"\n')
  expect(marked).toContain('<Switch data-line="9" v-model="row.on" />')
  expect(marked.replaceAll(/ data-line="\d+"/g, '')).toBe(source)
})

test('a component without a template says what to do', () => {
  expect(() => lineMap('<script setup></script>')).toThrow('Write its markup in a <template> block.')
})

test('in a file every element has its own line, except those without an element in the sheet', () => {
  const marked = markFileLines(`<script setup>
const list = ['<b>']
</script>

<template>
  <p
    class="text"
  >
    <b>Text</b><br />
  </p>
  <template v-for="item in list" :key="item"><Tag>{{ item }}</Tag></template>
  <Modal><Input /></Modal>
</template>
`)
  expect(marked.match(/<[\w-]+ data-line="\d+"/g)).toEqual([
    '<p data-line="6"',
    '<b data-line="9"',
    '<br data-line="9"',
    '<Tag data-line="11"',
    '<Input data-line="12"',
  ])
})

test('a file without a template has no lines to mark', () => {
  const source = '<script setup></script>'
  expect(markFileLines(source)).toBe(source)
})
