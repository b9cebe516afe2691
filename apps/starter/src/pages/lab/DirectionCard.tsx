import { useT } from '@view-site/i18n'
import { settingsSchema, useAtomSelector } from '@view-site/layout'
import { RadioGroup } from '@view-site/ui/form'
import { useApp } from '../../AppContext.tsx'
import { isOneOf } from '../../data/Asset.ts'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

const directions = settingsSchema.direction.options

/** Switches between left-to-right and right-to-left. */
export function DirectionCard() {
  const t = useT(texts)
  const { settings } = useApp().layout
  const value = useAtomSelector(settings.atom, ({ direction }) => direction)
  return (
    <LabCard title={t('lab.direction')} text={t('lab.directionText')}>
      <RadioGroup
        label={t('lab.direction')}
        labelHidden
        options={directions.map((direction) => ({ value: direction, label: t(`lab.${direction}`) }))}
        value={value}
        onValueChange={(direction) => isOneOf(directions, direction) && settings.set({ direction })}
      />
    </LabCard>
  )
}
