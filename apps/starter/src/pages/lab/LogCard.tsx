import { useT } from '@view-site/i18n'
import { useAtomSelector } from '@view-site/layout'
import { Button } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

/** Demonstrates the log. */
export function LogCard() {
  const t = useT(texts)
  const log = useAtomSelector(useApp().layout.inputs, (inputs) => inputs.log)
  function fail() {
    // Thrown outside React, as in a failing timer: the log receives it from the window's error event.
    setTimeout(() => {
      throw new Error(t('lab.logFailure'))
    })
  }
  return (
    <LabCard title={t('lab.log')} text={t('lab.logText')}>
      <Button onClick={() => log?.add({ message: t('lab.logMessage') })}>{t('lab.logLine')}</Button>
      <Button variant="danger" onClick={fail}>
        {t('lab.logError')}
      </Button>
    </LabCard>
  )
}
