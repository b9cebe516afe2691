import type { Services } from '../app/services/services.ts'
import { pageMeta, routeHead } from './routeHead.ts'

/** The head of an item's page. Search engines list the items that the build knows. */
export async function storeItemHead(services: Services, id: string): Promise<ReturnType<typeof routeHead>> {
  const { locale } = services
  // Its page imports the goods too; in the bundle of all pages they would only cost bytes.
  const { store } = await import('@view-site/site-data/store')
  const goods = store.find((one) => one.id === id)
  if (!goods) return pageMeta(services, 'storeItem', { indexed: false })
  return routeHead({ title: goods.title[locale], description: goods.summary[locale], locale })
}
