import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Button, Link } from '@view-site/ui'
import { useRef, useState, type ReactNode } from 'react'
import { consultMessages } from './consultMessages.ts'
import type { ProductVideo } from './ProductVideo.ts'
import * as styles from './VideoPlayer.css.ts'

export interface VideoPlayerProps {
  video: ProductVideo
  /** Called when a link leads away. */
  onLeave: () => void
}

/** One film with its captions, in the language of the page. It never plays by itself. */
export function VideoPlayer({ video: { title, src, poster, captions, docs }, onLeave }: VideoPlayerProps): ReactNode {
  const t = useT(consultMessages)
  const locale = useLocale(locales)
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const again = () => {
    setFailed(false)
    player.current?.load()
    // A second failure is reported by the error event.
    player.current?.play().catch(() => undefined)
  }
  return (
    <figure className={styles.figure}>
      <video
        // Each language has its own film, with its own captions.
        key={src[locale]}
        ref={player}
        className={styles.video}
        src={src[locale]}
        poster={poster[locale]}
        aria-label={title[locale]}
        controls
        preload="none"
        playsInline
        onError={() => setFailed(true)}
      >
        <track kind="captions" src={captions['zh-CN']} srcLang="zh-CN" label="简体中文" default={locale === 'zh-CN'} />
        <track kind="captions" src={captions['en-US']} srcLang="en-US" label="English" default={locale === 'en-US'} />
      </video>
      {failed && (
        <div role="alert" className={styles.failure}>
          {t('videos.failed')}
          <Button onClick={again}>{t('videos.again')}</Button>
        </div>
      )}
      <figcaption className={styles.caption}>
        <b>{title[locale]}</b>
        <Link to={docs} onClick={onLeave}>
          {t('videos.docs')}
        </Link>
      </figcaption>
    </figure>
  )
}
