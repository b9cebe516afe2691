import type { ApiClient } from '@view-site/api-client'
import type { License } from '@view-site/contract'

const page_size = 100

/** All licences of the user, newest first: the call cannot filter by purchase, so all its pages are read. */
export async function readLicenses(api: ApiClient, signal?: AbortSignal): Promise<License[]> {
  const licenses: License[] = []
  for await (const page of licensePages(api, {}, signal)) licenses.push(...page)
  return licenses
}

/** The full key of one licence. Rejects when the licence no longer exists. */
export async function readLicenseKey(api: ApiClient, id: string): Promise<string> {
  for await (const page of licensePages(api, { reveal: id })) {
    const key = page.find((license) => license.id === id)?.key
    if (key !== undefined) return key
  }
  throw new Error(`License ${id} is no longer in the list. Read the list again.`)
}

async function* licensePages(api: ApiClient, request: { reveal?: string }, signal?: AbortSignal) {
  for (let page = 1; ; page++) {
    const options = { silent: true, ...(signal && { signal }) }
    const { list, total } = await api.call('pro/license/list', { ...request, page, page_size }, options)
    yield list
    if (page * page_size >= total || list.length === 0) return
  }
}
