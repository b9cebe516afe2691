import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('the thousand files of a bundler are taken over where no more than 256 may be open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outDir = join(folder, 'client')
  mkdirSync(outDir)
  const names = Array.from({ length: 1000 }, (_, index) => `/${index}.js`)
  for (const name of names) writeFileSync(join(outDir, name), '// '.padEnd(1000, name))
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { openSiteFiles } from ${JSON.stringify(join(import.meta.dirname, 'siteFiles.ts'))}
    const files = await openSiteFiles(${JSON.stringify({ outDir, record: join(folder, 'files.json') })})
    await files.finish(${JSON.stringify(names)})`,
  )
  execFileSync('sh', ['-c', 'ulimit -n 256 && exec "$0" run.mjs', process.execPath], { cwd: folder })
  expect(globSync('*.br', { cwd: outDir })).toHaveLength(1000)
})
