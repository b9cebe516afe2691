/** Id of a page, or path of a file, by its route below a product; the product without a name is the root of the content. */
export function idIn(product: string, route: string): string {
  return product === '' ? route : `${product}/${route}`
}
