import { useT } from '@view-site/i18n'
import type { ConsultHours } from './consult.ts'
import { consultMessages } from './consultMessages.ts'
import type { ConsultTexts } from './openConsult.ts'

/** Texts of the consult dialog and its card, in the language of the page. */
export function useConsultTexts(hours: ConsultHours): ConsultTexts {
  const t = useT(consultMessages)
  return {
    title: t('title'),
    lead: t('lead'),
    close: t('close'),
    code: t('code'),
    scan: t('scan'),
    openCode: t('openCode'),
    example: t('example'),
    hours: t('hours', hours),
    answering: t('answering'),
    resting: t('resting'),
    mail: t('mail'),
    demo: t('demo'),
    video: t('video'),
  }
}
