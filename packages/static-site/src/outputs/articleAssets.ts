import { createAsset, type Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** Writes the files that articles need besides their documents, such as pictures in modern formats. Those of the last build are kept. */
export function articleAssets(files: SiteFiles, { options: { publicFolder = '' } }: Collection): SiteOutput {
  const written = new Set<string>()
  return {
    async article({ assets }) {
      const fresh = assets.filter(({ path }) => !written.has(path) && written.add(path))
      // The path names the content.
      await Promise.all(fresh.map((asset) => files.write(asset.path, () => createAsset(asset, publicFolder), asset.path)))
    },
  }
}
