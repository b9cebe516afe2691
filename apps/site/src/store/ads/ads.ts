import { createAds } from '@view-site/store-ui/ads'
import { env } from '../../env.ts'

/** The ads of this site, shared by all routes so that they are fetched once. */
export const ads = createAds({ baseUrl: env.apiUrl })
