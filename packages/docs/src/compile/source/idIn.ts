/** Id of a page, or path of a file, by its route below a product; the product without a name is the root of the content. */
export function idIn(product: string, route: string): string {
  const base = routeOfSection(product)
  return base === '' ? route : `${base}/${route}`
}

/** Name of an older version of a product: `guide@1.2`; `@1.2` where the product has no name. */
export function versionSection(product: string, version: string): string {
  return `${product}@${version}`
}

/** Route of a product without the first slash, `guide`, or of an older version of it, `guide/1.2`. */
export function routeOfSection(section: string): string {
  // A folder may be named `@scope`; versions begin with a letter or a digit after a product's name, or with a digit.
  const [, product = '', version] = /^(?:(.+)|(?=@\d))@(.+)$/.exec(section) ?? []
  if (version === undefined) return section
  return product === '' ? version : `${product}/${version}`
}
