import { isOneOf, kinds } from './data/Asset.ts'
import type { Equipment } from './data/createEquipment.ts'
import type { T } from './texts.ts'

export interface TitleSources {
  t: T
  equipment: Equipment
}

/** Titles of pages outside the menus, in the current language: for tabs, breadcrumb and window. */
export function titleOf(path: string, { t, equipment }: TitleSources): string | undefined {
  const [, section, name = '', last = ''] = path.split('/')
  if (section === 'assets' && name === 'kind') return isOneOf(kinds, last) ? t(`kind.${last}`) : undefined
  if (section === 'assets') return assetTitle(name, { t, equipment })
  if (section === 'lab' && name === 'page') return t('item.title', { n: last })
  return new Map([
    ['/lab/slow', t('slow.title')],
    ['/page-access', t('forbidden.why')],
    ['/403', t('forbidden.title')],
    ['/sign-in', t('signIn.title')],
  ]).get(path)
}

function assetTitle(id: string, { t, equipment }: TitleSources): string | undefined {
  const asset = equipment.find(id)
  return asset && `${t(`kind.${asset.kind}`)} ${asset.id}`
}
