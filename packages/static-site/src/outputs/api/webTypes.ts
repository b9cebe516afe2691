import type { ApiDocument, ApiExportDocument, ApiPage } from './apiSchema.ts'

/**
 * The components and directives of a Vue library as Web Types, which JetBrains IDEs complete and document tags with
 * (https://plugins.jetbrains.com/docs/intellij/websymbols-web-types.html).
 */
export function webTypes({ library, pages }: ApiDocument): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: library.name,
    version: library.version,
    framework: 'vue',
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        'vue-components': pages.flatMap((page) =>
          page.exports.filter(({ kind }) => kind === 'component').map((item) => component(item, page)),
        ),
        'vue-directives': pages.flatMap((page) =>
          page.exports.flatMap(({ directives = {} }) =>
            Object.entries(directives).map(([name, { description }]) => ({
              name: name.replace(/^v-/, ''),
              description,
              'doc-url': page.url,
            })),
          ),
        ),
      },
    },
  }
}

function component({ name, props = {}, events = {}, slots = {} }: ApiExportDocument, page: ApiPage): object {
  return {
    name,
    source: { symbol: name },
    description: page.description,
    'doc-url': page.url,
    props: Object.entries(props).map(([prop, { type, default: preset, required, description, deprecated }]) => ({
      name: prop,
      type,
      ...(preset === undefined ? {} : { default: preset }),
      ...(required ? { required } : {}),
      ...(deprecated ? { deprecated: true } : {}),
      description,
    })),
    js: {
      events: Object.entries(events).map(([event, { params, description }]) => ({
        name: event,
        description: params ? `\`${params}\` ${description}` : description,
      })),
    },
    slots: Object.entries(slots).map(([slot, { props: type, description }]) => ({
      name: slot,
      description: type ? `\`${type}\` ${description}` : description,
    })),
  }
}
