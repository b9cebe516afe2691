import { env } from '../env.ts'

/** Lets the visitor read stored pages without a network, if the build has that. */
export function startOffline(): void {
  if (env.offline === 'on' && !import.meta.env.DEV)
    void import('@view-site/static-site/offline').then(({ registerOffline }) => registerOffline())
}
