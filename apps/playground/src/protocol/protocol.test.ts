import { expect, test } from 'vitest'
import { parseCodeMessage, sourceLimit } from './CodeMessage.ts'
import { parseFromFrame, textLimit } from './frameMessages.ts'
import { parseToFrame } from './parseToFrame.ts'
import { openerOrigins } from './openerOrigins.ts'

const nothings = [undefined, null, '', 'run', 1, [], {}, { type: '' }, { type: 'toString' }, [{ type: 'pong' }]]

test('[PLUS-03] accepts only well-formed code messages', () => {
  const message = { type: 'view-site:code', source: '<template />', locale: 'zh-CN' }
  const parsed = { files: { 'App.vue': '<template />' }, locale: 'zh-CN' }
  expect(parseCodeMessage(message)).toEqual(parsed)
  expect(parseCodeMessage({ ...message, more: 1 }), 'other fields are ignored').toEqual(parsed)
  const page = '/view-ui-plus/component/base/button#type'
  expect(parseCodeMessage({ ...message, page })?.page).toBe(page)
  for (const other of [1, '', 'javascript:alert(1)', 'https://hostile.example/', `/${'a'.repeat(500)}`]) {
    expect(parseCodeMessage({ ...message, page: other }), 'the code is opened, without a path').toEqual(parsed)
  }
  const wrong = [
    ...nothings,
    { ...message, type: 'view-site:other' },
    { ...message, source: 1 },
    { ...message, source: 'a'.repeat(sourceLimit + 1) },
    { ...message, locale: 'fr-FR' },
    { ...message, locale: undefined },
  ]
  expect(wrong.filter((each) => parseCodeMessage(each) !== undefined)).toEqual([])
})

test('[PLUS-03] a message may contain other files, modules and components in the same folder', () => {
  const message = { type: 'view-site:code', source: '<template />', locale: 'zh-CN' }
  const others = { 'server.js': 'export default 1', 'types.ts': '', 'Row.vue': '<template />' }
  const files = parseCodeMessage({ ...message, others })?.files
  expect(Object.keys(files ?? {})).toEqual(['App.vue', 'server.js', 'types.ts', 'Row.vue'])
  const wrong = [
    { '../server.js': '' },
    { 'folder/server.js': '' },
    { 'server.css': '' },
    { '.js': '' },
    { 'main.js': '' },
    { 'server.js': 1 },
    { 'server.js': 'a'.repeat(sourceLimit) },
  ]
  expect(wrong.filter((each) => parseCodeMessage({ ...message, others: each }) !== undefined)).toEqual([])
})

test('[PLUS-03] accepts only well-formed messages from the frame, and truncates them', () => {
  const error = { type: 'error', run: 1, message: 'no' }
  expect(parseFromFrame({ ...error, position: { file: 'App.vue', line: 3, column: 4 } })).toEqual({
    ...error,
    position: { file: 'App.vue', line: 3, column: 4 },
  })
  for (const position of [
    undefined,
    null,
    {},
    { line: 1, column: 1 },
    ...[-1, 1.5, '1'].map((line) => ({ file: 'App.vue', line, column: 1 })),
  ]) {
    expect(parseFromFrame({ ...error, position })).toEqual(error)
  }
  const long = parseFromFrame({ type: 'log', run: 1, level: 'warn', text: 'a'.repeat(textLimit * 2) })
  expect(long).toEqual({ type: 'log', run: 1, level: 'warn', text: 'a'.repeat(textLimit) })
  const wrong = [
    ...nothings,
    { type: 'mounted' },
    { ...error, run: '1' },
    { ...error, message: {} },
    { type: 'log', run: 1, level: 'table', text: '' },
    { type: 'log', run: 1, level: 'log', text: ['a'] },
  ]
  expect(wrong.filter((each) => parseFromFrame(each) !== undefined)).toEqual([])
})

test('[PLUS-03] accepts only well-formed messages to the frame', () => {
  const files = [{ name: 'App.vue', js: '' }]
  const run = { type: 'run', run: 1, files, css: '', locale: 'en-US', modules: [{ name: 'quill', text: '' }] }
  expect(parseToFrame(run)).toEqual(run)
  expect(parseToFrame({ type: 'ping' })).toEqual({ type: 'ping' })
  const theme = { type: 'theme', isDark: true, library: '.ivu-btn{}', own: '' }
  expect(parseToFrame(theme)).toEqual(theme)
  expect(parseToFrame({ ...theme, isDark: 'yes' })).toBeUndefined()
  const modules = [{ name: 'vue', text: '' }, { name: 'quill', text: 1 }, { name: 'quill' }, null]
  const wrong = [
    ...nothings,
    { ...run, files: undefined },
    { ...run, files: [{ name: 'App.vue' }] },
    { ...run, files: [{ js: '' }] },
    { ...run, css: null },
    { ...run, locale: 'xx' },
    { ...run, run: '1' },
    { ...run, modules: undefined },
    ...modules.map((each) => ({ ...run, modules: [each] })),
  ]
  expect(wrong.filter((each) => parseToFrame(each) !== undefined)).toEqual([])
})

test('[PLUS-03] only the configured sites may send code, and other local pages on a developer’s machine', () => {
  const sites = ['https://www.view-ui.example']
  const away = { hostname: 'playground.view-ui.example' }
  const home = { hostname: '127.0.0.1' }
  expect(openerOrigins(sites, away, 'https://hostile.example/')).toEqual(sites)
  expect(openerOrigins(sites, away, 'http://127.0.0.1:4300/')).toEqual(sites)
  expect(openerOrigins(sites, home, 'http://127.0.0.1:4300/guide')).toEqual([...sites, 'http://127.0.0.1:4300'])
  expect(openerOrigins(sites, home, 'http://localhost:4300/'), 'another loopback host name').toEqual([...sites, 'http://localhost:4300'])
  expect(openerOrigins(sites, home, 'http://localhost.hostile.example/')).toEqual(sites)
  expect(openerOrigins(sites, home, 'https://hostile.example/')).toEqual(sites)
  expect(openerOrigins(sites, home, '')).toEqual(sites)
})
