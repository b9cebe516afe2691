const shared = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  // The types of the packages are checked as well.
  skipLibCheck: false,
  noEmit: true,
}

/** The two module resolutions that TypeScript projects use today, as files of a fresh app; `types` are its ambient types. */
export function typeChecks(types: readonly string[]): Record<string, string> {
  const config = (resolution: object) =>
    JSON.stringify({ compilerOptions: { ...shared, types, ...resolution }, include: ['*.ts', '*.tsx'], exclude: ['*.config.ts'] })
  return {
    'tsconfig.bundler.json': config({ module: 'preserve', moduleResolution: 'bundler' }),
    'tsconfig.nodenext.json': config({ module: 'nodenext', moduleResolution: 'nodenext' }),
  }
}
