/** Addresses of the store's pages. */
export const storePaths = {
  item: (id: string) => `/store/item/${encodeURIComponent(id)}`,
  doc: (id: string) => `/store/doc/${encodeURIComponent(id)}`,
  /** Versions and downloads of an item. */
  release: (id: string) => `/store/release/${encodeURIComponent(id)}`,
}
