import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { compileAll, createCollection } from '../../src/compile/index.ts'
import { pageSource } from '../buildSite.ts'

/** A repository with two commits of two people, and one of a bot. */
async function repository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-history-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const commit = async (name: string, day: string, page: string, text: string) => {
    await mkdir(join(folder, 'content/guide', page), { recursive: true })
    await writeFile(join(folder, 'content/guide', page, 'en-US.md'), pageSource(page, text))
    const person = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: `${name}@x.example`,
      GIT_COMMITTER_NAME: 'C',
      GIT_COMMITTER_EMAIL: 'c@x.example',
    }
    const env = { ...process.env, ...person, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
    execFileSync('git', ['add', '.'], { cwd: folder })
    execFileSync('git', ['commit', '-qm', text], { cwd: folder, env })
  }
  execFileSync('git', ['init', '-q', folder])
  await commit('Ada', '2026-01-01', 'old', 'First.')
  await commit('Ada', '2026-02-02', 'new', 'First.')
  await commit('Grace', '2026-03-03', 'new', 'Second.')
  await commit('renovate[bot]', '2026-04-04', 'new', 'Third.')
  return folder
}

const open = (folder: string) => createCollection({ root: join(folder, 'content'), locales: ['en-US'], contributors: 2 })

test('[PLUS-06] pages show the day of the last commit and the people who changed them last, by name only', async () => {
  const collection = await open(await repository())
  expect(collection.frame('guide/new', 'en-US')).toMatchObject({ updated: '2026-04-04', contributors: ['Grace', 'Ada'] })
  expect(collection.frame('guide/old', 'en-US')).toMatchObject({ updated: '2026-01-01', contributors: ['Ada'] })
  const [page] = await compileAll(collection, { cache: false })
  expect(page?.html).toContain('Last changed by Grace, Ada')
  expect(page?.html).not.toContain('@x.example')
})

test('a shallow clone says nothing about what it does not know', async () => {
  const folder = await repository()
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${folder}`, clone])
  const collection = await open(clone)
  expect(collection.frame('guide/new', 'en-US')).toMatchObject({ updated: '2026-04-04' })
  expect(collection.frame('guide/new', 'en-US')).not.toHaveProperty('contributors')
  expect(collection.frame('guide/old', 'en-US')).not.toHaveProperty('updated')
})

test('the history is read again after the next commit, and there is none outside of a repository', async () => {
  const folder = await repository()
  await open(folder)
  const person = { GIT_AUTHOR_NAME: 'Lin', GIT_AUTHOR_EMAIL: 'l@x.example', GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@x.example' }
  await writeFile(join(folder, 'content/guide/old/en-US.md'), pageSource('old', 'Changed.'))
  execFileSync('git', ['commit', '-qam', 'Change'], {
    cwd: folder,
    env: { ...process.env, ...person, GIT_COMMITTER_DATE: '2026-05-05T12:00:00Z' },
  })
  expect((await open(folder)).frame('guide/old', 'en-US')).toMatchObject({ updated: '2026-05-05', contributors: ['Lin', 'Ada'] })
  await rm(join(folder, '.git'), { recursive: true })
  expect((await open(folder)).frame('guide/old', 'en-US')).not.toHaveProperty('updated')
})
