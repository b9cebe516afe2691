import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { isWechatBrowser } from './session/isWechatBrowser.ts'
import { payDevice } from './session/payDevice.ts'
import { payMessages } from './payMessages.ts'
import * as styles from './PayPage.css.ts'

/** On a phone, in WeChat's own browser: how to open the page where it can be paid. */
export function WechatBrowserHint(): ReactNode {
  const t = useT(payMessages)
  return payDevice() === 'wap' && isWechatBrowser() ? <span className={styles.trouble}>{t('h5.inWechat')}</span> : null
}
