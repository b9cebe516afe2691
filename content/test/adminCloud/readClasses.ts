import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'

/** A public type of the platform's shared modules. */
export interface JavaClass {
  name: string
  /** The Maven module, such as `admin-common-core`. */
  module: string
  /** Signatures of its public members in their order, without those that override and without constructors that Lombok writes. */
  members: readonly string[]
}

/** Public types of the modules `admin-common-*`, `admin-api` and `admin-test`. */
export function readClasses(files: SampleFiles): JavaClass[] {
  return filesEndingWith(files, '.java').flatMap(([path, text]) => {
    const module = /^(?:admin-common\/)?(admin-common-\w+|admin-api|admin-test)\//.exec(path)?.[1]
    const head = /^public (?:final |abstract )?(class|record|interface|enum|@interface) (\w+)(?:<\w+>)?(?:\(([^{]*)\))?/m.exec(text)
    if (module === undefined || !head) return []
    const [all, kind = '', name = '', components = ''] = head
    const body = text.slice(head.index + all.length)
    const members = kind.endsWith('interface') ? abstractMethods(body) : [...recordComponents(components), ...publicMethods(body)]
    return [{ name, module, members: members.map((member) => member.replaceAll(/\s+/g, ' ').replaceAll('( ', '(')) }]
  })
}

function abstractMethods(body: string): string[] {
  return [...body.matchAll(/^ {4}((?:<\w+> )?[A-Z\w<>, ]+ \w+\([^)]*\)(?: default [^;]+)?);/gm)].map(([, signature = '']) => signature)
}

function publicMethods(body: string): string[] {
  const methods = body.matchAll(/^( {4}@Override\n(?: {4}@.*\n)*)?    public ((?:static )?(?:<\w+> )?[\w<>, ]*\w+\([^)]*\))/gm)
  return [...methods].flatMap(([, override, signature = '']) => (override || signature.startsWith('record') ? [] : [signature]))
}

function recordComponents(list: string): string[] {
  return list
    .replaceAll(/@\w+(?:\([^)]*\))?\s+/g, '')
    .split(/,(?![^<]*>)/)
    .map((component) => component.trim())
    .filter((component) => component !== '')
}
