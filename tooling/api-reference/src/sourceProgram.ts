import ts from 'typescript'

/** Libraries whose types determine the inferred types of public names: schemas, queries, tokens, component props. */
const followed = /^(zod|react|@types\/react|@tanstack\/(react-query|query-core)|@vanilla-extract\/(css|private))(\/|$)/

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@view-site/source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/**
 * A compiler program in which imports of workspace packages resolve to their sources. Most other libraries are not resolved: types are
 * shown as written, and resolving them all takes three times as long.
 */
export function sourceProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options)
  host.resolveModuleNameLiterals = (literals, file, redirect, settings, source) =>
    literals.map((literal) => {
      const { text } = literal
      const isOwn = /^(\.|#|@view-site\/)/.test(text)
      if (!isOwn && (file.includes('/csstype/') || text === 'csstype' || !(followed.test(text) || file.includes('/node_modules/'))))
        return { resolvedModule: undefined }
      const mode = ts.getModeForUsageLocation(source, literal, settings)
      return ts.resolveModuleName(text, file, settings, host, cache, redirect, mode)
    })
  return ts.createProgram({ rootNames: files, options, host })
}
