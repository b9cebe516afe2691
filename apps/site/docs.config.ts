import { defineApplication } from 'view-docs'
import { buildEnv } from './build/buildEnv.ts'
import { collectionOptions } from './build/collectionOptions.ts'
import { contentChecks } from './build/content/contentChecks.ts'
import { newPage } from './build/content/newPage.ts'

export default defineApplication({
  collection: collectionOptions(buildEnv(process.env)),
  vite: async () => (await import('./vite.config.ts')).default,
  cache: 'node_modules/.cache/view-site-docs',
  checks: contentChecks,
  newPage,
})
