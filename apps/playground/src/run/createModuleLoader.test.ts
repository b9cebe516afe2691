import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { lazyNames, moduleMark, type LazyName } from '../protocol/modules.ts'
import { createModuleLoader } from './createModuleLoader.ts'

const adapter = `import { VxeGrid } from ${moduleMark('vxe-table')}; import { h } from ${moduleMark('vue')}`

/** A fake server of texts by path, with a record of requests. */
async function serve(texts: Readonly<Record<string, string>>): Promise<{ origin: string; asked: string[]; isDown: { value: boolean } }> {
  const asked: string[] = []
  const isDown = { value: false }
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1))
    asked.push(name)
    response.statusCode = isDown.value ? 503 : 200
    response.end(texts[name] ?? 'export {}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.')
  return { origin: `http://127.0.0.1:${address.port}`, asked, isDown }
}

function addressesAt(origin: string): Record<LazyName, string> {
  const at = (name: LazyName) => `${origin}/${encodeURIComponent(name)}`
  return {
    '@view-design/icrud/vxe': at('@view-design/icrud/vxe'),
    'vxe-table': at('vxe-table'),
    'vxe-table/lib/style.css': at('vxe-table/lib/style.css'),
    dompurify: at('dompurify'),
    quill: at('quill'),
    'quill/dist/quill.snow.css': at('quill/dist/quill.snow.css'),
    easymde: at('easymde'),
    'easymde/dist/easymde.min.css': at('easymde/dist/easymde.min.css'),
    dayjs: at('dayjs'),
    'dayjs/plugin/weekOfYear': at('dayjs/plugin/weekOfYear'),
    'vue-router': at('vue-router'),
  }
}

test('[PLUS-03] loads imported modules once, in dependency order', async () => {
  const { origin, asked } = await serve({ '@view-design/icrud/vxe': adapter, 'vxe-table/lib/style.css': '.vxe-cell{}' })
  const load = createModuleLoader(addressesAt(origin))
  expect(await load(`import { ref } from ${moduleMark('vue')}`)).toEqual([])
  expect(asked).toEqual([])
  const js = ['@view-design/icrud/vxe', 'vxe-table', 'vxe-table/lib/style.css'] as const
  const code = js.map((name) => `import ${moduleMark(name)}`).join('\n')
  const [first, second] = await Promise.all([load(code), load(code)])
  expect(first.map(({ name }) => name)).toEqual(['vxe-table', '@view-design/icrud/vxe', 'vxe-table/lib/style.css'])
  expect(second).toEqual(first)
  expect(first[2]?.text).toBe('.vxe-cell{}')
  expect(asked.toSorted()).toEqual([...js].toSorted())
})

test('[PLUS-03] a failed request is repeated for the next code', async () => {
  const { origin, asked, isDown } = await serve({ quill: 'export default 1' })
  const load = createModuleLoader(addressesAt(origin))
  isDown.value = true
  await expect(load(`import ${moduleMark('quill')}`)).rejects.toThrow(/quill answers 503/)
  isDown.value = false
  expect(await load(`import ${moduleMark('quill')}`)).toEqual([{ name: 'quill', text: 'export default 1' }])
  expect(asked).toEqual(['quill', 'quill'])
})

test('[PLUS-03] no placeholder contains another one', () => {
  const marks = lazyNames.map(moduleMark)
  expect(marks.filter((mark) => marks.some((other) => other !== mark && other.includes(mark)))).toEqual([])
})
