import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Prints each requirement of `docs/requirements.md` with the test files that prove it, or its text if there are none. */
function report(): void {
  const rows = requirements()
  const tests = provenBy()
  const without = rows.filter((row) => !tests.has(row.id))
  for (const row of rows) {
    const files = [...(tests.get(row.id) ?? [])]
    print(`${files.length > 0 ? '✓' : '·'} ${row.id.padEnd(9)} ${files.length > 0 ? files.join(', ') : clip(row.text, 96)}`)
  }
  for (const id of [...tests.keys()].filter((id) => rows.every((row) => row.id !== id)))
    print(`? ${id} is named by a test but is not a requirement: ${[...(tests.get(id) ?? [])].join(', ')}`)
  print(`\n${rows.length - without.length} of ${rows.length} requirements have a test.`)
}

function requirements(): { id: string; text: string }[] {
  const source = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  return [...source.matchAll(/^\| ([A-Z0-9]+-\d+) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }))
}

/** Requirement id → test files whose test titles name it. */
function provenBy(): Map<string, Set<string>> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const proven = new Map<string, Set<string>>()
  for (const file of files.filter(Boolean)) {
    for (const [brackets] of readFileSync(join(root, file), 'utf8').matchAll(/\[[A-Z][A-Z0-9]*-\d+\]/g)) {
      const id = brackets.slice(1, -1)
      proven.set(id, (proven.get(id) ?? new Set()).add(file))
    }
  }
  return proven
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

report()
