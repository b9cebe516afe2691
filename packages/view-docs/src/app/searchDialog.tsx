import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog } from '@view-site/layout/search'
import type { ReactNode } from 'react'
import { docsSource } from './docsSource.ts'
import { pickerTexts } from './pickerTexts.ts'
import { storageKeys } from './site/site.ts'
import { textsIn } from './textsIn.ts'

/** The search dialog of a locale, with its texts and the index of the documentation. */
export async function searchDialog(locale: string): Promise<(props: PickerDialogProps) => ReactNode> {
  const texts = await pickerTexts(locale)
  const sources = [docsSource(locale, textsIn(locale))]
  return (props) => <SearchDialog {...props} texts={texts} sources={sources} storageKey={storageKeys.searches} />
}
