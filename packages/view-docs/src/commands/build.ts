import { createBuilder } from 'vite'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { viteConfig } from '../vite/viteConfig.ts'

/** Builds the site into `dist/client`. Rejects with all mistakes in the pages, if there are any. */
export async function build(resolved: ResolvedConfig): Promise<void> {
  const start = performance.now()
  const builder = await createBuilder(await viteConfig(resolved, 'production'))
  await builder.buildApp()
  process.stdout.write(`Built dist/client in ${((performance.now() - start) / 1000).toFixed(1)} s. See it with \`view-docs preview\`.\n`)
}
