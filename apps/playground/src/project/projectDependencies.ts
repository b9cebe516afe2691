import { moduleNames, type ModuleName } from '../protocol/modules.ts'
import type { Versions } from './Versions.ts'

const icrud = '@view-design/icrud'

/** Packages that every project has. */
const always = ['vue', 'view-ui-plus']

/** The packages that code imports, and those that every project has, in alphabetical order with their versions. */
export function projectDependencies(
  code: string,
  { packages, older }: Versions,
  version: string | undefined,
): { dependencies: Record<string, string>; needsIcrud: boolean } {
  const imported = moduleNames.filter((name) => isImported(code, name))
  const names = new Set([...always, ...imported.flatMap(packagesOf)])
  const versionOf = (name: string) => {
    if (name === icrud) return 'file:./packages/icrud'
    const release = name === 'view-ui-plus' && version !== undefined ? older[version] : undefined
    return release ?? packages[name] ?? 'latest'
  }
  const dependencies = Object.fromEntries([...names].toSorted().map((name) => [name, versionOf(name)]))
  return { dependencies, needsIcrud: names.has(icrud) }
}

function isImported(code: string, name: ModuleName): boolean {
  return code.includes(`'${name}'`) || code.includes(`"${name}"`)
}

/** A module's package, and for iCRUD's table of vxe-table that one too. */
function packagesOf(name: ModuleName): string[] {
  const [own] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [name]
  return name === '@view-design/icrud/vxe' ? [own, 'vxe-table'] : [own]
}
