import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import type { FreshApp } from '../FreshApp.ts'
import { packagesToInstall } from '../packagesToInstall.ts'
import { startMockApi } from '../startMockApi.ts'

/** A Node script that calls the API client against the mock API of the clone. */
export async function scriptApp(clone: string): Promise<FreshApp> {
  const client = join(clone, 'packages/api-client')
  return {
    name: 'script',
    packages: packagesToInstall(await readFile(join(client, 'README.md'), 'utf8')),
    tools: ['@types/node', '@typescript/native'],
    files: { 'main.ts': await readFile(join(client, 'test/script/main.ts'), 'utf8') },
    once: ['zod', '@view-site/contract'],
    async use({ folder, env }) {
      const api = await startMockApi(clone, join(folder, 'mock-api.sqlite'))
      try {
        await run(process.execPath, ['main.ts', api.origin], { cwd: folder, env, quiet: true })
      } finally {
        await api.stop()
      }
    },
  }
}
