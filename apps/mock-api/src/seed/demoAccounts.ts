import type { Flag } from '@view-site/contract'
import type { UserRow } from '../db/tables/AccountTables.ts'

/** Password of every demo account. */
export const demoPassword = 'view-ui-plus'

/** A documented account of the seed. */
export interface DemoAccount {
  mail: string
  /** User name, to sign in with instead of the mail address. */
  username: string
  name: string
  /** What the account demonstrates. */
  about: { 'zh-CN': string; 'en-US': string }
  flags?: readonly Flag[]
  patch?: Partial<Pick<UserRow, 'mail_verified' | 'disabled' | 'real_name'>>
}

/** Every account of the seed. */
export const demoAccounts: readonly DemoAccount[] = [
  account('demo', '林夏', '邮箱已验证，什么都没买，适合走一遍购买流程', 'Verified, owns nothing: for the way from price to licence'),
  account(
    'unverified',
    '周远',
    '邮箱未验证：可以购买，验证后才显示授权密钥',
    'Mail not verified: can buy, sees licence keys once verified',
    { patch: { mail_verified: 0 } },
  ),
  flagged('pro', 'pro', '秦川'),
  flagged('admin-pro', 'admin_pro', '苏禾'),
  flagged('admin-plus', 'admin_plus', '顾清'),
  flagged('icrud', 'icrud', '程野'),
  flagged('store', 'store', '陆遥'),
  flagged('admin-cloud', 'admin_cloud', '叶舟'),
  account('enterprise', '示例科技有限公司', '企业版客户，有授权', 'Enterprise customer with licences', { patch: { real_name: 'passed' } }),
  account('expired', '何安', '授权的支持期与更新期已结束', 'Support and updates have ended'),
  account('disabled', '沈默', '账号已停用', 'Disabled account', { patch: { disabled: 1 } }),
  account('orders', '方圆', '各种状态的订单，共 260 笔', 'Orders in every state, 260 of them'),
  account(
    'long-name',
    '上海市浦东新区示例信息技术研究与开发服务有限责任公司企业数字化转型事业部前端基础设施组负责人',
    '很长的名字',
    'A very long name',
  ),
  account('rtl', 'محمد بن عبد الله الخوارزمي', '从右到左书写的名字', 'A right-to-left name'),
]

function account(username: string, name: string, zh: string, en: string, rest: Pick<DemoAccount, 'flags' | 'patch'> = {}): DemoAccount {
  return { mail: `${username}@example.com`, username, name, about: { 'zh-CN': zh, 'en-US': en }, ...rest }
}

function flagged(username: string, flag: Flag, name: string): DemoAccount {
  return account(username, name, `只有 ${flag} 权限`, `Holds ${flag} and nothing else`, { flags: [flag] })
}
