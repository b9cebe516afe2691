const films: Partial<Record<string, string>> = { 'admin-plus': 'Admin Plus', icrud: 'iCRUD' }

/** Name of the film about a product, if it has one. */
export function filmOf(product: string): string | undefined {
  return films[product]
}
