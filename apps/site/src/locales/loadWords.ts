import { localeOfPath, type Locale } from '@view-site/i18n/product'
import type { SearchTexts as PickerTexts } from '@view-site/layout/search/prepaint'
import type { ConsultTexts } from '@view-site/store-ui/consult-dialog'
import type { FrameTexts } from './frames/zh-CN.ts'
import type { SearchTexts } from './search/zh-CN.ts'

/** Texts of what opens without React. They are one file for each language: on a slow line a file costs more than a text. */
export interface Words {
  picker: PickerTexts
  search: SearchTexts
  consult: ConsultTexts & { videos: { title: string } }
  frames: FrameTexts
  demoRequest: { title: string; text: string }
}

const words: Record<Locale, () => Promise<Words>> = {
  'zh-CN': () => import('./words/zh-CN.ts'),
  'en-US': () => import('./words/en-US.ts'),
}

/** Loads the {@link Words} in the language of the page. */
export function loadWords(): Promise<Words> {
  return words[localeOfPath(location.pathname)]()
}
