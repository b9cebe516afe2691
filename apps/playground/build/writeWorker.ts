import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Edition } from '../worker/Edition.ts'
import { clientFiles } from './clientFiles.ts'
import { clientDir, root } from './paths.ts'

/** Writes `sw.js`, the service worker that caches the built files. */
export async function writeWorker(): Promise<void> {
  const names = await clientFiles()
  const files = await Promise.all(
    names.map(async (name) => ({
      path: name === 'index.html' ? './' : name,
      integrity: integrityOf(await readFile(join(clientDir, name))),
      isLazy: /^assets\/(module-|older-frame-|dark|traps|addCompletion-|libraryApi-|downloadProject-|startEmbedded-)/.test(name),
    })),
  )
  const edition: Edition = { version: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16), files }
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { EDITION: JSON.stringify(edition) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'worker/main.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
