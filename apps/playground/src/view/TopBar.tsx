import { useLocale, useT } from '@view-site/i18n'
import {
  Button,
  DownloadIcon,
  GlobeIcon,
  IconButton,
  Link,
  LogoMark,
  PlayIcon,
  ResetIcon,
  Tag,
  ThemeIcon,
  ExternalIcon,
} from '@view-site/ui'
import { useSyncExternalStore } from 'react'
import { demoAddress } from '../protocol/demoAddress.ts'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import * as styles from './TopBar.css.ts'
import { usePlayground } from './usePlayground.ts'

/** Name and actions of the playground. */
export function TopBar() {
  const t = useT(texts)
  const locale = useLocale()
  const { playground, theme, home, library, chooseLocale, share, download } = useApp()
  const { version, isMissing } = library
  const { isOriginal, page } = usePlayground()
  const demo = demoAddress(home, page)
  const choice = useSyncExternalStore(theme.subscribe, theme.get)
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <header className={styles.bar}>
      <Link to={home} variant="plain" className={styles.home} title={t('back')} aria-label={`View UI Plus: ${t('back')}`}>
        <LogoMark size={20} />
        <span className={styles.family}>View UI Plus</span>
      </Link>
      <h1 className={styles.title}>{t('name')}</h1>
      {demo !== undefined && <Link to={demo}>{t('demo')}</Link>}
      {version !== null && <Tag tone="warning">{t(isMissing ? 'noVersion' : 'version', { version })}</Tag>}
      <div className={styles.actions}>
        <Button variant="primary" icon={<PlayIcon />} title={t('runKey')} onClick={() => playground.run()}>
          {t('run')}
        </Button>
        <Button icon={<ResetIcon />} disabled={isOriginal} onClick={() => playground.reset()}>
          {t('reset')}
        </Button>
        <Button icon={<ExternalIcon />} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button icon={<DownloadIcon />} title={t('downloadAs')} onClick={() => void download()}>
          {t('download')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Button variant="quiet" icon={<GlobeIcon />} lang={other} onClick={() => void chooseLocale(other)}>
          {t('language')}
        </Button>
        <IconButton label={t(`theme.${choice}`)} onClick={() => theme.next()}>
          <ThemeIcon />
        </IconButton>
      </div>
    </header>
  )
}
