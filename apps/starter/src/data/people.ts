import type { Localized } from '@view-site/i18n/product'
import type { Team } from './Asset.ts'

/** A member of the team (sample data). */
export interface Person {
  readonly id: string
  readonly name: Localized
  readonly team: Team
}

/** Everyone who can hold equipment. */
export const people: readonly Person[] = [
  person('p01', '林夏', 'Lin Xia', 'product'),
  person('p02', '周远', 'Zhou Yuan', 'product'),
  person('p03', '苏禾', 'Su He', 'design'),
  person('p04', '韩亦', 'Han Yi', 'design'),
  person('p05', '陈牧', 'Chen Mu', 'engineering'),
  person('p06', '顾言', 'Gu Yan', 'engineering'),
  person('p07', '许舟', 'Xu Zhou', 'engineering'),
  person('p08', '沈知', 'Shen Zhi', 'engineering'),
  person('p09', '叶青', 'Ye Qing', 'support'),
  person('p10', '方原', 'Fang Yuan', 'support'),
  person('p11', '罗一', 'Luo Yi', 'operations'),
  person('p12', '唐棣', 'Tang Di', 'operations'),
]

/** A person by id. */
export function personOf(id: string): Person | undefined {
  return people.find((one) => one.id === id)
}

function person(id: string, chinese: string, english: string, team: Team): Person {
  return { id, name: { 'zh-CN': chinese, 'en-US': english }, team }
}
