import { useT } from '@view-site/i18n'
import { useAtomSelector } from '@view-site/layout'
import { RadioGroup } from '@view-site/ui/form'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

/** The app's own menus, those of the server, or a thousand pages. */
export function MenusCard() {
  const t = useT(texts)
  const { layout, showManyItems } = useApp()
  const isServer = useAtomSelector(layout.settings.atom, ({ dynamicMenu }) => dynamicMenu)
  const isMany = useAtomSelector(layout.inputs, ({ menu }) => menu.sider.length > 20)
  function choose(source: string) {
    layout.settings.set({ dynamicMenu: source === 'server' })
    showManyItems(source === 'many')
  }
  const many = isMany ? 'many' : 'own'
  return (
    <LabCard title={t('lab.menus')} text={t('lab.menusText')}>
      <RadioGroup
        label={t('lab.menus')}
        labelHidden
        options={[
          { value: 'own', label: t('lab.own') },
          { value: 'server', label: t('lab.server') },
          { value: 'many', label: t('lab.many') },
        ]}
        value={isServer ? 'server' : many}
        onValueChange={choose}
      />
    </LabCard>
  )
}
