import ts from 'typescript'

/** Origin of a name in a declaration file. */
export type Origin =
  | { kind: 'here'; declarations: readonly ts.Statement[] }
  /** `name` is `*` for the whole module. */
  | { kind: 'elsewhere'; module: string; name: string }

/** A declaration file, indexed by name. */
export interface Declarations {
  /** Names in the scope of the file. */
  locals: ReadonlyMap<string, Origin>
  /** Exported name → its declarations in the file, or the module it is re-exported from. */
  exports: ReadonlyMap<string, Origin>
  /** Modules re-exported by `export *`. */
  reexported: readonly string[]
  /** Augmentations: `declare module '…'`, `declare global`. */
  ambient: readonly ts.ModuleDeclaration[]
}

/** Parses a declaration file, written by tsup or by hand. */
export function readDeclarations(file: string, text: string): Declarations {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const locals = new Map<string, Origin>()
  for (const statement of statements) {
    for (const [name, origin] of importsOf(statement)) locals.set(name, origin)
    for (const name of namesOf(statement)) locals.set(name, { kind: 'here', declarations: [...declaredAs(locals, name), statement] })
  }
  return {
    locals,
    exports: new Map(statements.flatMap((statement) => exportsOf(statement, locals))),
    reexported: statements.flatMap((statement) => wholeModule(statement) ?? []),
    ambient: statements.filter((statement) => ts.isModuleDeclaration(statement)).filter(isAmbient),
  }
}

function isAmbient(declaration: ts.ModuleDeclaration): boolean {
  return ts.isStringLiteral(declaration.name) || declaration.name.text === 'global'
}

function declaredAs(locals: ReadonlyMap<string, Origin>, name: string): readonly ts.Statement[] {
  const known = locals.get(name)
  return known?.kind === 'here' ? known.declarations : []
}

function importsOf(statement: ts.Statement): [string, Origin][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const module = statement.moduleSpecifier.text
  const { name, namedBindings } = statement.importClause ?? {}
  const from = (local: ts.Identifier, imported: string): [string, Origin] => [local.text, { kind: 'elsewhere', module, name: imported }]
  const whole = name ? [from(name, 'default')] : []
  if (!namedBindings) return whole
  if (ts.isNamespaceImport(namedBindings)) return [...whole, from(namedBindings.name, '*')]
  return [...whole, ...namedBindings.elements.map((one) => from(one.name, (one.propertyName ?? one.name).text))]
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    (ts.isModuleDeclaration(statement) && !isAmbient(statement))
  return isNamed && statement.name ? [statement.name.text] : []
}

function exportsOf(statement: ts.Statement, locals: ReadonlyMap<string, Origin>): [string, Origin][] {
  if (ts.isExportDeclaration(statement)) return listed(statement, locals)
  const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!flags.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  return namesOf(statement).map((name) => [name, { kind: 'here', declarations: declaredAs(locals, name) }])
}

function listed({ exportClause, moduleSpecifier }: ts.ExportDeclaration, locals: ReadonlyMap<string, Origin>): [string, Origin][] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return []
  const module = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined
  return exportClause.elements.flatMap(({ name, propertyName }): [string, Origin][] => {
    const inside = (propertyName ?? name).text
    const origin: Origin | undefined = module === undefined ? locals.get(inside) : { kind: 'elsewhere', module, name: inside }
    return origin ? [[name.text, origin]] : []
  })
}

function wholeModule(statement: ts.Statement): string | undefined {
  if (!ts.isExportDeclaration(statement) || statement.exportClause || !statement.moduleSpecifier) return undefined
  return ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : undefined
}
