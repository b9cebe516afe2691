/** Ports of the servers that the journeys start; away from those of `npm start`, so that both can run. */
export const apiPort = Number(process.env.E2E_API_PORT ?? 4391)
export const sitePort = Number(process.env.E2E_SITE_PORT ?? 4390)
