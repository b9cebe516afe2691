/** The public API of a published package, read from its sources. Plain data, so that it can be cached between builds. */
export interface PackageReference {
  name: string
  version: string
  description: string
  /** Folder below `packages`. */
  folder: string
  entries: EntryReference[]
  /** Style sheets that it exports: `@view-site/ui/styles.css`. */
  sheets: string[]
  /** Entries that only declare types of other modules: `@view-site/vue-demo/client`. */
  ambient: string[]
}

/** One entry of a package: what its import specifier exports. */
export interface EntryReference {
  /** Import specifier: `@view-site/docs/compile`. */
  specifier: string
  /** Its source, from the root of the repository. */
  file: string
  /** Size of the package's own code, minified and compressed with brotli, including lazily loaded code, without dependencies and styles. */
  bytes: number
  /** In source order. */
  names: NameReference[]
}

/** The kind of a name for its users. */
export type NameKind = 'component' | 'hook' | 'function' | 'class' | 'schema' | 'constant' | 'type'

/** A public name. Texts are the Markdown of its comment, in which links to other names are `{@link Name}`. */
export interface NameReference {
  name: string
  kind: NameKind
  /** Identifies the declaration; the same for every re-export. */
  key: string
  /** Where it is declared, from the root of the repository. */
  file: string
  line: number
  /** Empty if undocumented. */
  summary: string
  /** TypeScript source; omitted if `members` describes everything. */
  signature?: string
  parameters: Member[]
  returns?: { type: TypeText; text: string }
  throws: string[]
  examples: string[]
  /** The types that an interface or class extends. */
  above?: TypeText
  /** Declarations referenced in the signature of a type. */
  mentions: { name: string; key: string }[]
  /** Of an interface, a class, or an object. */
  members: Member[]
  /** Key of the schema that a type is inferred from. */
  schema?: string
  deprecated?: string
}

/** A parameter, a property or a method. */
export interface Member {
  name: string
  optional: boolean
  type: TypeText
  default?: string
  text: string
}

/** A type as written in the source; names of documented declarations carry their key. */
export type TypeText = readonly (string | { name: string; key: string })[]
