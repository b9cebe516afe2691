import type { FileStore } from './FileStore.ts'
import { storedZip } from './storedZip.ts'

/**
 * The fake of the release store: for any `<name>/<version>/<file>.zip` a small archive with a note of what it represents, byte-identical
 * each time.
 */
export function sampleReleases(): FileStore {
  return {
    read(path) {
      const [, name, version] = /^([\w-]+)\/([\w.-]+)\/[\w.-]+\.zip$/.exec(path) ?? []
      return Promise.resolve(name === undefined || version === undefined ? undefined : sampleArchive(name, version))
    },
  }
}

function sampleArchive(name: string, version: string): Uint8Array {
  return storedZip({
    'README.md': `# ${name} ${version}\n\n这是示例文件，站点所有者会换成真正的发布包。\nThis is a sample; the site's owner replaces it with the real package.\n`,
    'package.json': `${JSON.stringify({ name, version, private: true }, undefined, 2)}\n`,
  })
}
