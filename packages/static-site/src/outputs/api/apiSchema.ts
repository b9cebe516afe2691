import { z } from 'zod'

const text = z.string().describe('Markdown, in the language of the document')
const address = z.url().describe('Absolute URL')
const since = z.string().optional().describe('First published version that has it; absent if the first one had it')
const deprecated = z.string().optional().describe('First published version that advises against it')
const common = { description: text, since, deprecated }

const prop = z.object({
  type: z.string().describe('TypeScript type'),
  default: z.string().optional().describe('Default value as a JavaScript expression'),
  required: z.literal(true).optional(),
  ...common,
})
const event = z.object({ params: z.string().optional().describe('Signature of the listener'), ...common })
const slot = z.object({ props: z.string().optional().describe('TypeScript type of the slot props'), ...common })
const method = z.object({ signature: z.string().describe('TypeScript signature'), ...common })
const directive = z.object({ value: z.string().optional(), arg: z.string().optional(), modifiers: z.string().optional(), ...common })

const apiExport = z.object({
  name: z.string().describe('Name of the export; of a directive group, of the table'),
  kind: z.enum(['component', 'service', 'directive', 'type']).describe('`type`: an object type that a prop, event or method uses'),
  props: z.record(z.string(), prop).optional().describe('Props of a component, or fields of a type'),
  events: z.record(z.string(), event).optional(),
  slots: z.record(z.string(), slot).optional(),
  methods: z.record(z.string(), method).optional(),
  directives: z.record(z.string(), directive).optional(),
  since,
  deprecated,
})

const demo = z.object({
  name: z.string(),
  title: z.string().describe('Heading above the demo'),
  url: address.describe('Where the page shows it'),
  source: z.string().optional().describe('Complete source; only in the document of one page'),
})

export const apiPage = z.object({
  id: z.string().describe('Path of the page without its language: `view-ui-plus/component/base/button`'),
  title: z.string(),
  subtitle: z.string().optional().describe('The name in the other language'),
  description: z.string(),
  keywords: z.array(z.string()).optional(),
  url: address,
  markdown: address.describe('The whole page as Markdown'),
  api: address.describe('The document of this page alone, with the sources of its demos'),
  exports: z.array(apiExport),
  demos: z.array(demo),
  traps: z.array(text).describe('Mistakes that are easy to make'),
  trapUrls: z.array(address).optional().describe('Where the page describes each of them, in the same order'),
  trapsUrl: address.optional().describe('Where the page lists them'),
  accessibility: text.optional().describe('Keyboard and accessibility'),
})

/** What `api.json` contains, of a whole library and of one page. Its JSON schema is published with the site. */
export const apiDocument = z.object({
  $schema: address,
  library: z.object({ name: z.string().describe('Name on npm'), version: z.string() }),
  locale: z.string().describe('BCP 47 language tag of all texts'),
  pages: z.array(apiPage),
})

const state = z
  .object({
    type: z.string().optional(),
    default: z.string().optional(),
    required: z.literal(true).optional(),
    deprecated: z.literal(true).optional(),
  })
  .nullable()

const change = z.object({
  export: z.string(),
  member: z
    .object({ part: z.enum(['props', 'events', 'slots', 'methods']), name: z.string() })
    .optional()
    .describe('Absent if the export as a whole was added or removed'),
  kind: z.enum(['added', 'removed', 'deprecated', 'changed']),
  before: state.describe('What the release before declared; `null` if it had no such member'),
  after: state.describe('What this release declares; `null` if it has no such member'),
})

/** What `api-changes.json` contains. Its JSON schema is published with the site. */
export const apiChangesDocument = z.object({
  $schema: address,
  library: z.object({ name: z.string().describe('Name on npm') }),
  first: z.string().describe('The oldest release, with which the others are compared'),
  releases: z.array(z.object({ version: z.string(), changes: z.array(change) })).describe('All later releases, the newest first'),
})

/** What each release of a library changed in its API, as data. */
export type ApiChangesDocument = z.infer<typeof apiChangesDocument>
/** An export of a library, with everything that its API tables say. */
export type ApiExportDocument = z.infer<typeof apiExport>
/** One page of a library's documentation as data. */
export type ApiPage = z.infer<typeof apiPage>
/** The documentation of a library as data. */
export type ApiDocument = z.infer<typeof apiDocument>

/** The JSON schema (draft 2020-12) of {@link ApiDocument}. */
export function apiJsonSchema(id: string): object {
  return { ...z.toJSONSchema(apiDocument), $id: id, title: 'API of a component library' }
}

/** The JSON schema (draft 2020-12) of {@link ApiChangesDocument}. */
export function apiChangesJsonSchema(id: string): object {
  return { ...z.toJSONSchema(apiChangesDocument), $id: id, title: 'Changes of the API of a component library' }
}
