import { sectionRoute } from '../app/site/sectionRoute.ts'
import { ConfigError } from './ConfigError.ts'
import type { DocsConfig } from './DocsConfig.ts'

/** Validates the versions of a configuration. Throws a {@link ConfigError} that describes the mistake. */
export function checkVersions(
  versions: DocsConfig['versions'] = {},
  { sections, tags }: { sections: readonly string[]; tags: readonly string[] },
): void {
  for (const [section, { current, others }] of Object.entries(versions)) {
    if (!sections.includes(section))
      throw new ConfigError(
        `\`versions\` names the section "${section}". The sections are ${sections.map((name) => `"${name}"`).join(', ')}.`,
      )
    const ids = [current, ...others.map(({ id }) => id)]
    for (const [index, id] of ids.entries()) {
      if (!/^[\w][\w.~-]*$/.test(id))
        throw new ConfigError(
          `"${id}" is no name of a version: it is part of addresses. Write letters, digits, dots and hyphens, such as 1.2.`,
        )
      if (ids.indexOf(id) !== index) throw new ConfigError(`\`versions\` of "${section}" names ${id} twice. Keep one of them.`)
      if (section === '' && tags.includes(id))
        throw new ConfigError(`The version "${id}" has the name of a locale: its addresses would not be clear. Rename it.`)
    }
  }
}

/** Routes of older versions without the leading slash: `guide/1.2`. */
export function versionRoutes(versions: DocsConfig['versions'] = {}): string[] {
  return Object.entries(versions).flatMap(([section, { others }]) =>
    others.map(({ id }) => sectionRoute({ product: section, version: { section, id } })),
  )
}
