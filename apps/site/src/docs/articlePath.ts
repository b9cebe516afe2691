/** Route of an article: pages of the site itself (`site/privacy`) are at the root, those of a product under its name. */
export function articlePath(id: string): string {
  return id.startsWith('site/') ? id.slice('site'.length) : `/${id}`
}
