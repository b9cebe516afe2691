import { readFileSync } from 'node:fs'
import path from 'node:path'
import { libraryExports, resolveInLibrary, toPosix } from '../../library.ts'

/** Finds the words of files and of the library's code that they import; `undefined` if they import code that may use all of the library. */
export type WordsOf = (files: readonly string[]) => ReadonlySet<string> | undefined

/** Creates what reads code, each file once. */
export function createWordsOf(folder: string): WordsOf {
  const exported = libraryExports(folder)
  const read = new Map<string, Code>()
  const codeOf = (file: string) => {
    const code = read.get(file) ?? readCode(readFileSync(file, 'utf8'))
    read.set(file, code)
    return code
  }
  /** Files that an import leads to, without those that have no word of the library; `undefined` if it may lead to all of them. */
  const filesOf = (imported: Import, from: string): string[] | undefined => {
    const { id, names } = imported
    if (id.startsWith('.')) {
      const file = from.startsWith(`${folder}/`) ? resolveInLibrary(id, from) : toPosix(path.resolve(path.dirname(from), id))
      return file !== undefined && /\.(?:vue|[cm]?[jt]s)$/.test(file) ? [file] : []
    }
    if (from.startsWith(`${folder}/`) || id === 'vue') return []
    if (id !== 'view-ui-plus') return undefined
    const found = names?.map((name) => exported.get(name)?.file)
    return found?.every((file) => file !== undefined) ? found : undefined
  }
  return (files) => {
    const seen = new Set(files)
    const words = new Set<string>()
    for (const file of seen) {
      const code = codeOf(file)
      for (const word of code.words) words.add(word)
      for (const imported of code.imports) {
        const next = filesOf(imported, file)
        if (!next) return undefined
        for (const each of next) seen.add(each)
      }
    }
    return words
  }
}

interface Import {
  id: string
  /** `undefined` if it is not a list of names. */
  names: string[] | undefined
}

interface Code {
  imports: Import[]
  words: ReadonlySet<string>
}

const statement = /\b(?:import|export)\s+(?!type\s+[\w{*])(?:([\w*{}\s,$]*?)\s*from\s*)?(['"])([^'"\n]+)\2/g
const call = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g

function readCode(code: string): Code {
  const statements = [...code.matchAll(statement)].map(([, clause = '', , id = '']) => ({ id, names: namesIn(clause) }))
  const calls = [...code.matchAll(call)].map(([, , id = '']) => ({ id, names: undefined }))
  const words = new Set(Array.from(code.matchAll(/[a-z][\w-]*/gi), ([word]) => word.replace(/-+$/, '')))
  return { imports: [...statements, ...calls], words }
}

/** The names in `{ Button, Table as Rows, type Column }`. */
function namesIn(clause: string): string[] | undefined {
  const list = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  const parts = list?.split(',').flatMap((part) => part.trim() || [])
  return parts?.filter((part) => !part.startsWith('type ')).map((part) => part.split(/\s/)[0] ?? '')
}
