import { opensAttribute } from '@view-site/layout/prepaint'
import { consult } from '@view-site/site-data/consult'
import { openConsult, type ConsultTexts } from '@view-site/store-ui/consult-dialog'
import { campaignSource } from '../../app/campaignSource.ts'
import type { PageDialogName } from '../../app/dialogs/loadPageDialog.tsx'

/** Opens customer service, with the data of this site. What it leads to is opened by the hidden buttons of `ConsultButton`. */
export function openSiteConsult(aside: HTMLElement, texts: ConsultTexts): void {
  const press = (name: PageDialogName) => () => aside.querySelector<HTMLElement>(`[${opensAttribute}="${name}"]`)?.click()
  openConsult({ data: consult, source: campaignSource(), texts, onDemo: press('demo-request'), onVideo: press('videos') })
}
