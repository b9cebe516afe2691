import { zhCN } from '@view-site/layout/search/zh-CN'
import own from '../../locales/search/zh-CN.ts'
import { pageSearch } from './pageSearch.ts'

export default pageSearch('zh-CN', zhCN, own)
