const shared = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  // Also checks the packages' declarations.
  skipLibCheck: false,
  noEmit: true,
}

/** The tsconfig files of a fresh app for the two module resolutions in use today; `types` are its ambient types. */
export function typeChecks(types: readonly string[]): Record<string, string> {
  const config = (resolution: object) =>
    JSON.stringify({ compilerOptions: { ...shared, types, ...resolution }, include: ['*.ts', '*.tsx', 'app'], exclude: ['*.config.ts'] })
  return {
    'tsconfig.bundler.json': config({ module: 'preserve', moduleResolution: 'bundler' }),
    'tsconfig.nodenext.json': config({ module: 'nodenext', moduleResolution: 'nodenext' }),
  }
}
