// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source finds the declarations of these modules only through this reference
/// <reference path="../library-modules.d.ts" />
import type { Library, LibraryDefinition, LibraryExport } from 'view-ui-plus/dist/viewuiplus.min.esm.js'
import { pathToFileURL } from 'node:url'
import { createSSRApp, h, type Directive } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { ExportFacts, Facts } from './factTypes.ts'
import { directiveFacts } from './directiveFacts.ts'
import { computedSlots } from './exceptions.ts'
import { libraryDir } from '../library.ts'
import { propFact } from './propFact.ts'
import { scanSources, type SourceFacts } from './scanSources.ts'

/** Exports that set up the library, which pages do not use. */
const setUp = new Set(['version', 'locale', 'i18n', 'install', 'lang'])
/** Lifecycle functions called by Vue; one of the library's is misspelt. */
const hooks = /^(setup|render|data|provide|before\w+|created|mounted|updated|unmounted|newInstance)$/

/** Options of {@link readFacts}. */
export interface ReadFactsOptions {
  /** Absolute path of a release: a package folder from which `vue` can be resolved. @default the installed view-ui-plus */
  folder?: string
}

/**
 * Reads the public members of a release of view-ui-plus: props with types, defaults and allowed values from the runtime definitions,
 * events and slots from those and from the sources, and the directives registered by `app.use`. Takes about a second and needs no browser.
 */
export async function readFacts({ folder = libraryDir }: ReadFactsOptions = {}): Promise<Facts> {
  const library = await importLibrary(folder)
  const sources = scanSources(folder)
  const facts: Record<string, ExportFacts> = {}
  const exported = Object.entries(library).filter(([name]) => !setUp.has(name))
  // Some defaults read the name of their component: `getCurrentInstance().type.name`.
  const readers = exported.map(([name, definition]) => ({
    name: componentName(definition) ?? name,
    setup() {
      facts[name] = exportFacts(definition, sources.get(name), computedSlots[name])
      return () => null
    },
  }))
  const app = createSSRApp({ render: () => readers.map((reader) => h(reader)) })
  app.config.warnHandler = () => undefined
  const directives: Record<string, ExportFacts> = {}
  Object.assign(app, { directive: (name: string, directive: Directive) => (directives[`v-${name}`] = directiveFacts(directive)) })
  app.use(library)
  await renderToString(app)
  return { ...facts, ...directives }
}

/** Later releases load without a browser; 1.0.0 reads these globals while it is loaded. */
const browserGlobals = { window: {}, document: { addEventListener() {}, removeEventListener() {} }, HTMLElement() {} }

async function importLibrary(folder: string): Promise<Library> {
  const missing = Object.entries(browserGlobals).filter(([name]) => !(name in globalThis))
  Object.assign(globalThis, Object.fromEntries(missing))
  try {
    const { default: library }: { default: Library } = await import(pathToFileURL(`${folder}/dist/viewuiplus.min.esm.js`).href)
    return library
  } finally {
    for (const [name] of missing) Reflect.deleteProperty(globalThis, name)
  }
}

function componentName(definition: LibraryExport): string | undefined {
  return typeof definition !== 'function' && typeof definition['name'] === 'string' ? definition['name'] : undefined
}

function exportFacts(definition: LibraryExport, source: SourceFacts | undefined, computed: readonly string[] = []): ExportFacts {
  const none = { props: {}, events: [], slots: [], statics: [], methods: [] }
  if (typeof definition === 'function') return { ...none, kind: 'function' }
  if (!(definition.props ?? definition.mixins ?? definition.render ?? definition.setup)) {
    return { ...none, kind: 'service', statics: functionsOf(definition) }
  }
  const chain = inherited(definition)
  const props = chain.flatMap((part) => Object.entries(named(part.props)))
  const events = chain.flatMap((part) => Object.keys(named(part.emits)))
  return {
    kind: 'component',
    props: Object.fromEntries(props.map(([name, prop]) => [name, propFact(prop)])),
    events: [...new Set([...events, ...(source?.emitted ?? [])])],
    slots: [...(source?.slots ?? []), ...computed],
    // Components that are also services can create an instance of themselves.
    statics: 'newInstance' in definition ? functionsOf(definition).filter((name) => !hooks.test(name)) : [],
    methods: [...new Set(chain.flatMap((part) => Object.keys(part.methods ?? {})))],
    ...(source && source.deprecated.length > 0 && { deprecated: source.deprecated }),
  }
}

/** A definition after everything that it inherits from, so that the later entry wins, as in Vue. */
function inherited(definition: LibraryDefinition): LibraryDefinition[] {
  const parents = [...(definition.extends ? [definition.extends] : []), ...(definition.mixins ?? [])]
  return [...parents.flatMap(inherited), definition]
}

function named(members: readonly string[] | Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return isList(members) ? Object.fromEntries(members.map((name) => [name, null])) : members
}

function isList(members: readonly string[] | Readonly<Record<string, unknown>>): members is readonly string[] {
  return Array.isArray(members)
}

function functionsOf(definition: LibraryDefinition): string[] {
  return Object.keys(definition).filter((name) => typeof definition[name] === 'function')
}
