import type { ClientAssets } from '../bundle/clientAssets.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import { dialogsPath, type DialogFiles } from '../hydrate/dialogFiles.ts'

/**
 * Writes which files each dialog consists of, besides the application: a file for each locale, which is fetched with a press. In the pages the
 * lists would be larger than all that these have for the reader.
 */
export async function writeDialogs(
  files: SiteFiles,
  locales: readonly string[],
  assets: ClientAssets,
  sourcesOf: (locale: string) => Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const locale of locales) {
    const entries = Object.entries(sourcesOf(locale)).map(([name, sources]) => [name, assets.furtherFiles(sources)] as const)
    const dialogs: DialogFiles = Object.fromEntries(entries)
    await files.write(dialogsPath(locale), JSON.stringify(dialogs))
  }
}
