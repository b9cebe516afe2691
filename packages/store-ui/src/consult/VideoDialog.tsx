import { useLocale, useT } from '@view-site/i18n'
import { Link } from '@view-site/ui'
import { Dialog } from '@view-site/ui/overlay'
import { useState, type ReactNode } from 'react'
import { consultMessages } from '../locales/consultMessages.ts'
import { Segments } from '../parts/Segments.tsx'
import * as styles from './VideoDialog.css.ts'

/** A film about a product: the owner's data. */
export interface ProductVideo {
  product: string
  title: Readonly<Record<'zh-CN' | 'en-US', string>>
  /** A file that browsers play. */
  src: string
}

/** Props of `VideoDialog`: the films, and whether it is open. */
export interface VideoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  videos: readonly ProductVideo[]
  /** The product whose film comes first. @default the first */
  product?: string | undefined
}

/** Films about the products, one at a time; nothing of a film is loaded before it is played. */
export function VideoDialog({ open, onOpenChange, videos, product }: VideoDialogProps): ReactNode {
  const t = useT(consultMessages)
  const [chosen, setChosen] = useState(product)
  const video = videos.find((one) => one.product === chosen) ?? videos[0]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={720} title={t('videos.title')} closeLabel={t('close')}>
      {videos.length > 1 && (
        <Segments
          label={t('videos.choose')}
          value={video?.product}
          options={videos.map((one) => ({ value: one.product, label: one.product }))}
          onChange={setChosen}
        />
      )}
      {video && <Film key={video.src} video={video} />}
    </Dialog>
  )
}

function Film({ video: { title, src } }: { video: ProductVideo }) {
  const t = useT(consultMessages)
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  return (
    <figure className={styles.film}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are part of the owner's file */}
      <video className={styles.video} src={src} controls preload="none" playsInline onError={() => setFailed(true)} />
      <figcaption className={styles.caption}>
        <b>{title[locale]}</b>
        <output>{failed && t('videos.failed')}</output>
        <Link to={src} target="_blank">
          {t('videos.open')}
        </Link>
      </figcaption>
    </figure>
  )
}
