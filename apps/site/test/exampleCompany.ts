import type { Company } from '@view-site/site-data/company'

/** A company with every fact set. */
export const exampleCompany = {
  name: { 'zh-CN': '示例科技有限公司', 'en-US': 'Example Technology Co., Ltd.' },
  address: { 'zh-CN': '北京市示例区示例路 1 号', 'en-US': '1 Example Road, Beijing' },
  registration: '91110000EXAMPLE000',
  icp: '京ICP备00000000号',
  phone: '010-00000000',
} as const satisfies Company
