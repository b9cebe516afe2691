import { createInterface, type Interface } from 'node:readline/promises'
import { basename, resolve } from 'node:path'
import { checkFolder, titleOf, type CreateSiteOptions } from './createSite.ts'
import { readDemoKinds, readLocales, readYesOrNo } from './readAnswers.ts'

/** Asks in the terminal for options that are not given. Enter accepts the default; after an invalid answer the question is repeated. */
export async function askForSite(given: Partial<CreateSiteOptions>): Promise<CreateSiteOptions> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const folder = given.folder ?? (await ask(lines, 'Folder of the new site', 'docs', checkedFolder))
    const title = given.title ?? (await ask(lines, 'Name of the site', titleOf(basename(resolve(folder))), (text) => text))
    const locales = given.locales ?? (await ask(lines, 'Languages, the default first', 'en-US', readLocales))
    const demos = given.demos ?? (await ask(lines, 'Live demos in react, vue, or none', 'react,vue', readDemoKinds))
    const types = given.types ?? (await ask(lines, 'Types of names in TypeScript code, yes or no', 'no', readYesOrNo))
    return { folder, title, locales, demos, types }
  } finally {
    lines.close()
  }
}

async function ask<T>(lines: Interface, question: string, fallback: string, read: (text: string) => Promise<T> | T): Promise<T> {
  for (;;) {
    const answer = (await lines.question(`${question} (${fallback}): `)).trim()
    try {
      return await read(answer || fallback)
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}

async function checkedFolder(folder: string): Promise<string> {
  await checkFolder(folder)
  return folder
}
