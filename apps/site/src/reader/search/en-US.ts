import { enUS } from '@view-site/layout/search/en-US'
import own from '../../locales/search/en-US.ts'
import { pageSearch } from './pageSearch.ts'

export default pageSearch('en-US', enUS, own)
