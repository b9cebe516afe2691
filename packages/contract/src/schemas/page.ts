import { z } from 'zod'

/** Request fields of every list call. */
export const pageRequest = {
  page: z.int().min(1).max(100_000).default(1),
  page_size: z.int().min(1).max(100).default(20),
}

/** One page of a list, newest first. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    page_size: z.int().min(1).max(100),
  })
}

/** One page of `Item`s. */
export interface Page<Item> {
  list: Item[]
  /** Number of items on all pages. */
  total: number
  page: number
  page_size: number
}
