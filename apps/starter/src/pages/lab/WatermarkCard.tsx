import { useT } from '@view-site/i18n'
import { Switch, TextField } from '@view-site/ui/form'
import { useState } from 'react'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

/** Shows a watermark over the whole page. */
export function WatermarkCard() {
  const t = useT(texts)
  const { watermark } = useApp()
  const [show, setShow] = useState(watermark.get().show)
  const [own, setOwn] = useState<string>()
  const text = own ?? t('lab.watermarkDefault')
  return (
    <LabCard title={t('lab.watermark')} text={t('lab.watermarkText')}>
      <TextField
        size="md"
        label={t('lab.watermarkLabel')}
        value={text}
        onValueChange={(next) => {
          setOwn(next)
          watermark.set({ text: next })
        }}
      />
      <Switch
        label={t('lab.watermarkShow')}
        checked={show}
        onCheckedChange={(next) => {
          setShow(next)
          watermark.set({ show: next, text })
        }}
      />
    </LabCard>
  )
}
