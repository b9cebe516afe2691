import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Packs a package as publishing does: with versions of the workspace and the catalog filled in and `publishConfig` applied. */
export async function packPackage(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  try {
    await run('pnpm', ['pack', '--pack-destination', folder], { cwd: path })
    const file = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
    if (file === undefined) throw new Error(`\`pnpm pack\` in ${path} wrote no tarball: run it there by hand to see why.`)
    return new Uint8Array(await readFile(join(folder, file)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
