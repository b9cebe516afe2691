import type { LayoutMenu, MenuNode, RouteMeta } from '../../src/index.ts'

/** Labels that break rows: a word without a place to break, Chinese without blanks, and Arabic with Latin words and numbers in it. */
export const hardLabels = {
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter',
  chinese: '华东地区第三季度设备采购与维修费用统计报表（含税）年度汇总明细及审批流程说明',
  arabic: 'تقرير مصاريف الصيانة والمشتريات للربع الثالث iCRUD 2.0 في المنطقة الشرقية (مسودة)',
} as const

export type HardLabel = keyof typeof hardLabels

/** The page in eight groups. */
export const deepPath = '/deep/8'

/** Menus in which every title is a label, with counts, badges, icons, second names and eight levels. */
export function menuOf(label: string): LayoutMenu {
  return {
    header: [
      { title: label, path: '/docs', name: 'docs', badge: { text: 'New' } },
      {
        title: label,
        children: [
          { title: label, path: '/badge', desc: label, badge: { text: 'New' } },
          { title: label, path: 'https://other.example', divided: true },
        ],
      },
    ],
    sider: [
      { title: label, header: 'docs', path: '/long', icon: 'lock' },
      {
        title: label,
        header: 'docs',
        icon: 'clock',
        children: [
          { title: label, path: '/badge', badge: { text: 'New' } },
          { title: label, path: 'https://other.example', subtitle: 'elsewhere' },
          { title: label, path: '/named', subtitle: 'Second name' },
        ],
      },
      nested(label, 1),
    ],
  }
}

/** Groups in groups, eight deep, with a page at each level. */
function nested(label: string, level: number): MenuNode {
  const leaf = { title: `${level} ${label}`, path: `/deep/${level}` }
  return { title: `${level} ${label}`, header: 'docs', children: level === 8 ? [leaf] : [leaf, nested(label, level + 1)] }
}

const meta: RouteMeta = { page: 'work' }

/** Pages of the menus. */
export const labelRoutes = Object.fromEntries(['/long', '/badge', '/named', '/docs', '/deep/1', deepPath].map((path) => [path, { meta }]))
