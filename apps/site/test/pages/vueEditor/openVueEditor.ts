import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { framed, readMessages } from './messages.ts'
import { openTypeScript } from './openTypeScript.ts'
import { startServer } from './startServer.ts'

/** An editor without a window, with a project open. */
export interface VueEditor {
  /** What it offers where `|` is in a component, with the description of each. */
  complete: (source: string) => Promise<Map<string, string>>
  /** The type that it shows for the name at `|`. */
  hover: (source: string) => Promise<string>
  close: () => void
}

const require = createRequire(import.meta.url)

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
})
/** What the Vue language server asks TypeScript's server: the request's number, the command and its arguments. */
const forwarded = z.tuple([z.tuple([z.number(), z.string(), z.unknown().optional()])])
const completions = z.object({
  items: z.array(
    z.object({
      label: z.string(),
      documentation: z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]).default(''),
    }),
  ),
})
const quickInfo = z.object({ displayString: z.string() })

/**
 * Opens a project with the Vue language server. It asks TypeScript's server through its client, by notifications named `tsserver/request`.
 */
export async function openVueEditor(project: string): Promise<VueEditor> {
  const typescript = openTypeScript()
  const server = startServer(join(dirname(require.resolve('@vue/language-server')), 'bin/vue-language-server.js'), ['--stdio'])
  let last = 0
  const send = (message: object) => server.input.write(framed({ jsonrpc: '2.0', ...message }))
  const request = (method: string, params: unknown) => {
    send({ id: ++last, method, params })
    return server.response(last)
  }
  const forward = async (params: unknown) => {
    const [[id, command, args]] = forwarded.parse(params)
    send({ method: 'tsserver/response', params: [[id, await typescript.ask(command, args)]] })
  }
  readMessages(server.output, (json) => {
    const { id, method, params, result } = message.parse(json)
    if (method === 'tsserver/request') void forward(params)
    else if (id !== undefined && method === undefined) server.respond(id, result)
    else if (id !== undefined) send({ id, result: method === 'workspace/configuration' ? [] : null })
  })
  const rootUri = pathToFileURL(project).href
  await request('initialize', { processId: process.pid, rootUri, workspaceFolders: [{ uri: rootUri, name: 'app' }], capabilities: {} })
  send({ method: 'initialized', params: {} })

  let files = 0
  /** Opens a component in both servers. It has to be a file: only those belong to the project. */
  const open = async (marked: string) => {
    const file = join(project, `src/Page${++files}.vue`)
    const text = marked.replace('|', '')
    const before = marked.slice(0, marked.indexOf('|')).split('\n')
    const uri = pathToFileURL(file).href
    await writeFile(file, text)
    typescript.notify('open', { file, fileContent: text, scriptKindName: 'TS', projectRootPath: project })
    send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'vue', version: 1, text } } })
    return { file, uri, line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  }
  return {
    async complete(source) {
      const { uri, line, character } = await open(source)
      const position = { line, character }
      const { items } = completions.parse(await request('textDocument/completion', { textDocument: { uri }, position }))
      return new Map(items.map(({ label, documentation }) => [label, documentation]))
    },
    async hover(source) {
      const { file, line, character } = await open(source)
      return quickInfo.parse(await typescript.ask('quickinfo', { file, line: line + 1, offset: character + 1 })).displayString
    },
    close() {
      server.stop()
      typescript.close()
    },
  }
}
