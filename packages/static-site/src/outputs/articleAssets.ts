import { createAsset, type Articles, type Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from './SiteOutput.ts'

/**
 * Writes the files that articles need besides their documents, such as pictures in modern formats, while the articles are rendered: pictures
 * are converted in other threads. Those of the last build are kept.
 */
export function articleAssets(files: SiteFiles, { options: { publicFolder = '' } }: Collection, { assets }: Articles): SiteOutput {
  const write = async () => {
    for (const asset of assets) {
      // The path names the content. One after the other: a conversion uses several threads, which files are read and written in as well.
      await files.write(asset.path, () => createAsset(asset, publicFolder), asset.path)
    }
  }
  const written = write()
  // Rejects in `finish`, unless an article has failed before.
  written.catch(() => undefined)
  return { finish: () => written }
}
