import { createServer } from 'node:http'

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Playground</title>
  <style>
    body { display: grid; place-content: center; min-height: 90vh; font: 16px/1.6 system-ui, sans-serif; color-scheme: light dark; text-align: center }
  </style>
  <p>The playground is still being built. This page reloads when it is ready.
  <p lang="zh-CN">演练场正在构建，完成后本页会自动刷新。
</html>
`

/**
 * Answers at an address until what it will serve is built: with 503 and a page that reloads every second.
 * @returns a function that stops it and frees the port
 */
export async function serveBuildNotice(url) {
  const { hostname, port } = new URL(url)
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1', refresh: '1' })
    response.end(page)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(Number(port), hostname, resolve))
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
}
