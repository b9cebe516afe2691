import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unchangedJourneys } from './results/journeyPasses.ts'

/** Runs the journeys, except those that passed with what the site serves now. With named specs or `CHECKS_FRESH=1`, none is skipped. */
function main(args: readonly string[]): void {
  const isWhole = args.every((arg) => arg.startsWith('--')) && process.env.CHECKS_FRESH !== '1'
  const unchanged = isWhole ? unchangedJourneys() : []
  const list = join(import.meta.dirname, 'node_modules/.cache/unchanged-journeys.txt')
  mkdirSync(join(list, '..'), { recursive: true })
  writeFileSync(list, unchanged.join('\n'))
  if (unchanged.length > 0) process.stdout.write(`${unchanged.length} journeys are skipped: they passed with what the site serves now.\n`)
  const skip = unchanged.length > 0 ? ['--test-list-invert', list] : []
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const { status } = spawnSync(process.execPath, [cli, 'test', ...args, ...skip], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

main(process.argv.slice(2))
