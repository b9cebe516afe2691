import { useT } from '@view-site/i18n'
import { useAtomSelector } from '@view-site/layout'
import { RadioGroup } from '@view-site/ui/form'
import { startTransition, useOptimistic } from 'react'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

/** Switches between the app's own menus, those of the server, and a thousand pages. */
export function MenusCard() {
  const t = useT(texts)
  const { layout, showManyItems } = useApp()
  const isServer = useAtomSelector(layout.settings.atom, ({ dynamicMenu }) => dynamicMenu)
  const isMany = useAtomSelector(layout.inputs, ({ menu }) => menu.sider.length > 20)
  const many = isMany ? 'many' : 'own'
  // The menus update a moment later; the selected option is marked immediately.
  const [source, setSource] = useOptimistic(isServer ? 'server' : many)
  function choose(next: string) {
    startTransition(async () => {
      setSource(next)
      layout.settings.set({ dynamicMenu: next === 'server' })
      await showManyItems(next === 'many')
    })
  }
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
        value={source}
        onValueChange={choose}
      />
    </LabCard>
  )
}
