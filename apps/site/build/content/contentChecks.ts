import type { DocsApplication } from 'view-docs'
import { buildEnv } from '../buildEnv.ts'

/** Compiles every demo and every block of code, and compares API tables with the library. */
export const contentChecks: NonNullable<DocsApplication['checks']> = async () => {
  const [{ checkCode }, { compiledDemo }, { createApiCheck }] = await Promise.all([
    import('@view-site/code-check'),
    import('@view-site/vue-demo/vite'),
    import('./createApiCheck.ts'),
  ])
  const { content: root } = buildEnv(process.env)
  return { localizeDemo: compiledDemo, also: await createApiCheck(root), code: (fences) => checkCode(fences, { root }) }
}
