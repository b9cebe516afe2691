#!/usr/bin/env node
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createServerFactory, version } from './createServerFactory.ts'
import { readArguments } from './readArguments.ts'
import { serveHttp } from './serveHttp.ts'

const usage = `Usage: view-design-mcp [options]

Serves the View UI Plus documentation to AI assistants by the Model Context Protocol, by standard input and output.
为 AI 助手提供 View UI Plus 文档（Model Context Protocol），默认使用标准输入输出。

  --docs <address|folder>  the documentation site, or the folder of its build
                           文档站点的地址，或其构建目录
  --locale <zh-CN|en-US>   language of the pages (default: zh-CN)
                           页面语言，默认 zh-CN
  --http                   serve by Streamable HTTP at /mcp instead
                           改用 Streamable HTTP，地址为 /mcp
  --host <address>         listen at this address (default: 127.0.0.1)
                           监听地址，默认 127.0.0.1
  --port <number>          listen at this port (default: 3333); 0 for a free one
                           监听端口，默认 3333，0 表示任意空闲端口
  --allow-host <name>      a host name that clients use, may be repeated
                           允许客户端使用的主机名，可重复
  --version, --help
`

async function run(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  if (command.action === 'help') return void process.stdout.write(usage)
  if (command.action === 'version') return void process.stdout.write(`${version}\n`)
  const createServer = createServerFactory(command)
  if (command.action === 'stdio') {
    serveStdio(createServer)
    return
  }
  const server = await serveHttp({ ...command, createServer })
  // To standard error, as in stdio mode, where standard output is reserved for the protocol.
  process.stderr.write(`${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
