import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edit } from './Fault.ts'

/**
 * Applies the edits below `root` and returns a function that undoes them.
 * @throws if an edit does not apply to the current files: a fault that is not planted proves nothing. In that case nothing is changed.
 */
export function plantFault(root: string, edits: readonly Edit[]): () => void {
  const planted = edited(root, edits)
  const original = new Map([...planted.keys()].map((file) => [file, contentOf(join(root, file))]))
  const undo = () => original.forEach((content, file) => write(join(root, file), content))
  try {
    planted.forEach((content, file) => write(join(root, file), content))
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

/** The new content of each edited file; undefined if the file is removed. */
function edited(root: string, edits: readonly Edit[]): Map<string, string | undefined> {
  const files = new Map<string, string | undefined>()
  for (const edit of edits) {
    const { file } = edit
    const before = files.has(file) ? files.get(file) : contentOf(join(root, file))
    if ('add' in edit) {
      if (before !== undefined) throw new Error(`${file} already exists. Give the added file another name.`)
      files.set(file, edit.add)
      continue
    }
    if (before === undefined) throw new Error(`There is no ${file}. Find where the code is now and update the fault's edit.`)
    files.set(file, 'remove' in edit ? undefined : replaced(file, before, edit))
  }
  return files
}

function replaced(file: string, text: string, { find, replace }: Extract<Edit, { find: string }>): string {
  const [before = '', ...after] = text.split(find)
  if (after.length !== 1)
    throw new Error(
      `${file} contains this text ${after.length} times instead of once. Update the fault's edit.\n${find
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}`,
    )
  return `${before}${replace}${after[0] ?? ''}`
}

function contentOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function write(path: string, content: string | undefined): void {
  if (content === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
