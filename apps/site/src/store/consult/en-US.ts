import texts from '@view-site/store-ui/consult/en-US'
import { openSiteConsult } from './openSiteConsult.ts'

export default (aside: HTMLElement): void => openSiteConsult(aside, texts)
