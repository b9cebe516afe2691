/**
 * Renames numbered imports, `import { Clock as Clock$1 }`, to their original name where it is unused in the file or imported from the
 * same module.
 */
export function withOwnNames(code: string): string {
  let renamed = code
  for (const [statement, specifiers = ''] of code.matchAll(/^import \{ (.*) \} from ".*";$/gm)) {
    const all = specifiers.split(', ')
    const numbered = all.flatMap((specifier) => {
      const [name = '', local = ''] = specifier.split(' as ')
      const isFree = all.includes(name) || !isUsed(name, code.replace(specifier, ''))
      return local.startsWith(`${name}$`) && isFree ? [{ specifier, name, local }] : []
    })
    const kept = new Set(all.map((specifier) => numbered.find((one) => one.specifier === specifier)?.name ?? specifier))
    renamed = renamed.replace(statement, () => statement.replace(specifiers, [...kept].join(', ')))
    for (const { name, local } of numbered) renamed = renamed.replaceAll(identifier(local), () => name)
  }
  return renamed
}

function isUsed(name: string, code: string): boolean {
  return identifier(name).test(code)
}

function identifier(name: string): RegExp {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')
}
