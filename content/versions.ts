import { createRequire } from 'node:module'
import { rewriteDemo } from './view-ui-plus/versions/1.2/rewriteDemo.ts'

const require = createRequire(import.meta.url)

/** An older version of a product that readers can choose. */
export interface ContentVersion {
  /** Its name, and part of its addresses. */
  id: string
  /** Absolute path of the `package.json` of its package, which is installed under an alias. */
  manifest: string
  /** Routes of the pages that it does not have. */
  without: readonly string[]
  /** Writes a demo of the current version with what this one has. */
  rewriteDemo: (source: string) => string
}

/** The versions of the documented products. Their pages are the current ones, with the tables and demos of their own package. */
export const versions = {
  'view-ui-plus': {
    current: '1.3',
    others: [
      {
        id: '1.2',
        manifest: require.resolve('view-ui-plus-1.2/package.json'),
        // What changed between versions is a matter of the current one, and so is the plugin with its rules.
        without: ['component/base/space', 'guide/api-changes', 'guide/changelog', 'guide/linting'],
        rewriteDemo,
      },
    ],
  },
} as const satisfies Record<string, { current: string; others: readonly ContentVersion[] }>
