import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog } from '@view-site/layout/search'
import type { ReactNode } from 'react'
import type { Site } from '../app/Site.ts'
import { storageKeys } from '../env.ts'
import { searchSetup } from './searchSetup.ts'

/** The site's search dialog, with its texts and sources. */
export async function siteSearchDialog(site: Site): Promise<(props: PickerDialogProps) => ReactNode> {
  const setup = await searchSetup(site)
  return (props) => <SearchDialog {...props} {...setup} storageKey={storageKeys.searches} />
}
