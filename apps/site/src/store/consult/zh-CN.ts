import texts from '@view-site/store-ui/consult/zh-CN'
import { openSiteConsult } from './openSiteConsult.ts'

export default (aside: HTMLElement): void => openSiteConsult(aside, texts)
