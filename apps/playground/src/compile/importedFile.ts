/** The file that an import specifier names, with or without the ending of a module: `./server.js`, `./server`. */
export function importedFile(specifier: unknown, names: readonly string[]): string | undefined {
  if (typeof specifier !== 'string' || !specifier.startsWith('./')) return undefined
  const name = specifier.slice(2)
  return [name, `${name}.js`, `${name}.ts`].find((each) => names.includes(each))
}
