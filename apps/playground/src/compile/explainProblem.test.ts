import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { explainProblem } from './explainProblem.ts'

const faults = [
  ['<template><p></template>', '标签没有闭合，缺少结束标签。', 'This element is never closed.'],
  ['<template><p>{{ a </p></template>', '“{{”没有对应的“}}”。', 'A “{{” has no “}}”.'],
  ["<script setup>\nconst a = 'b\n</script>\n<template><p /></template>", '字符串缺少结尾的引号。', 'A string has no closing quote.'],
  ['<template><p :a="b +" /></template>', '这里的代码不完整，或者多了字符。', 'The code is incomplete here, or has a character too many.'],
  ['<template lang="pug">p</template>', '演练场不能编译 pug，请改用 html、js、ts 或 css。', 'lang="pug"'],
] as const

test.each(faults)('[PLUS-03] a problem of the compiler is explained in the language of the page: %s', async (source, chinese, english) => {
  const compiled = await compile({ 'App.vue': source })
  if (compiled.ok) throw new Error('It compiles.')
  const [problem] = compiled.problems
  if (!problem) throw new Error('It has no problem.')
  const { message, ...place } = explainProblem(problem, 'zh-CN')
  expect(message.slice(0, chinese.length)).toBe(chinese)
  expect(message.endsWith(problem.message)).toBe(true)
  expect(place).toEqual({ line: problem.line, column: problem.column })
  expect(explainProblem(problem, 'en-US').message.slice(0, english.length)).toBe(english)
})

test('[PLUS-03] an error of the running code is explained, and others remain as they are', () => {
  expect(explained('ReferenceError: count is not defined')).toEqual([
    '用到的 count 没有定义。 ReferenceError: count is not defined',
    'count is used, but neither imported nor declared. ReferenceError: count is not defined',
  ])
  const reading = "Cannot read properties of undefined (reading 'name')"
  expect(explained(reading)).toEqual([
    `要读取 name，但那里的值是 undefined。 ${reading}`,
    `The code reads name, but the value there is undefined. ${reading}`,
  ])
  expect(explained('out of cheese')).toEqual(['out of cheese', 'out of cheese'])
})

function explained(message: string): string[] {
  return [explainProblem({ message }, 'zh-CN').message, explainProblem({ message }, 'en-US').message]
}
