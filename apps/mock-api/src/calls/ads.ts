import { calls } from '@view-site/contract'
import { route } from '../http/route.ts'
import { newId } from '../secrets.ts'

export const adList = route(calls['pro/ad/list'], ({ name }, { ads }) => Promise.resolve([...ads[name]]))

export const adClick = route(calls['pro/ad/click'], async ({ id }, { ads, db, now }) => {
  const isThere = Object.values(ads).some((list) => list.some((ad) => ad.id === id))
  if (isThere)
    await db.query
      .insertInto('ad_clicks')
      .values({ id: newId('k'), ad_id: id, created_at: now.toISOString() })
      .execute()
  return { ok: 1 as const }
})
