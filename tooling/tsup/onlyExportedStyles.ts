import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * esbuild writes a style sheet next to every entry and every lazily loaded chunk, but no script imports them. Deletes those that the
 * package does not export, and their source maps, which only refer to vanilla-extract's generated code.
 */
export function onlyExportedStyles(): Plugin {
  return {
    name: 'only-exported-styles',
    async buildEnd({ writtenFiles }) {
      const styles = writtenFiles.map(({ name }) => name).filter((name) => /\.css(\.map)?$/.test(name))
      if (styles.length === 0) return
      const exported = await exportedFiles()
      await Promise.all(styles.map(async (name) => (exported.has(resolve(name)) ? withoutMap(name) : rm(name))))
    },
  }
}

async function withoutMap(file: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n?\/\*# sourceMappingURL=.*\*\/\s*$/, '\n'))
}

async function exportedFiles(): Promise<ReadonlySet<string>> {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(await readFile('package.json', 'utf8'))
  return new Set(
    Object.values(exports)
      .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
      .map((file) => resolve(file)),
  )
}
