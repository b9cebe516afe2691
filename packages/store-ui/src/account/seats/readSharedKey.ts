import type { ApiClient } from '@view-site/api-client'

const page_size = 100

/**
 * The full key of a licence that others share with the user. Rejects when it is no longer shared.
 * @param page Page of the list to start with.
 */
export async function readSharedKey(api: ApiClient, id: string, page = 1): Promise<string> {
  const { list, total } = await api.call('pro/seat/shared', { reveal: id, page, page_size }, { silent: true })
  const key = list.flatMap(({ licenses }) => licenses).find((license) => license.id === id)?.key
  if (key !== undefined) return key
  if (page * page_size >= total) throw new Error(`License ${id} is no longer shared. Read the list again.`)
  return readSharedKey(api, id, page + 1)
}
