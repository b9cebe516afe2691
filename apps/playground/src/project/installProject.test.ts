import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runs } from '@view-site/vitest-config/runs'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { installedVersions } from '../../build/versionsPlugin.ts'
import { mainFile } from '../protocol/files.ts'
import { sampleCode } from '../state/sampleCode.ts'
import { projectFiles } from './projectFiles.ts'
import { zipProject } from './zipProject.ts'

// Only in a full run: npm downloads 100 MB.
test.runIf(runs(0, 1) > 0)('[PLUS-03] npm installs and builds a downloaded project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'downloaded-project-'))
  try {
    unpack(
      folder,
      zipProject('project', projectFiles({ [mainFile]: sampleCode('en-US') }, { locale: 'en-US', versions: installedVersions() })),
    )
    const project = join(folder, 'project')
    npm(project, 'install', '--no-audit', '--no-fund')
    npm(project, 'run', 'build')
    const assets = join(project, 'dist/assets')
    const built = readdirSync(assets)
    const script = readFileSync(join(assets, built.find((name) => name.endsWith('.js')) ?? ''), 'utf8')
    expect(script, 'the code').toContain('Say hello')
    expect(script, 'the library’s English texts').toContain('No Data')
    expect(readFileSync(join(assets, built.find((name) => name.endsWith('.css')) ?? ''), 'utf8'), 'its styles').toContain('.ivu-btn')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function unpack(folder: string, zip: Uint8Array): void {
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

function npm(cwd: string, ...args: string[]): void {
  // Without the variables that pnpm sets for its scripts, which npm would read as its own configuration.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name)))
  execFileSync('npm', args, { cwd, env, stdio: 'pipe' })
}
