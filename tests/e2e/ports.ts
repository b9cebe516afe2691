const firstSite = Number(process.env.E2E_SITE_PORT ?? 4390)
const firstApi = Number(process.env.E2E_API_PORT ?? 4391)

/** Ports of the servers of one of the workers; away from those of `npm start`, so that both can run. */
export function portsOf(worker: number): {
  site: number
  api: number
  lonelySite: number
  playground: number
  fronts: number
  editions: number
} {
  return {
    site: firstSite + worker * 2,
    api: firstApi + worker * 2,
    lonelySite: firstSite + 50 + worker,
    playground: firstSite + 60 + worker,
    fronts: firstSite + 70 + worker * 2,
    editions: firstSite + 80 + worker,
  }
}
