import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default { label: 'Ad' } satisfies Translation<typeof zhCN>
