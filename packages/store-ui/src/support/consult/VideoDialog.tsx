import { useT } from '@view-site/i18n'
import { Dialog } from '@view-site/ui/overlay'
import { useState, type ReactNode } from 'react'
import { consultMessages } from './consultMessages.ts'
import { Segments } from '../../common/parts/Segments.tsx'
import type { ProductVideo } from './ProductVideo.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** Props of `VideoDialog`: the films, and whether it is open. */
export interface VideoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  videos: readonly ProductVideo[]
  /** The product whose film comes first. @default the first */
  product?: string | undefined
}

/** Films about the products, one at a time; nothing of a film is loaded before it is played, and closing ends it. */
export function VideoDialog({ open, onOpenChange, videos, product }: VideoDialogProps): ReactNode {
  const t = useT(consultMessages)
  const [chosen, setChosen] = useState(product)
  const video = videos.find((one) => one.product === chosen) ?? videos[0]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={960} title={t('videos.title')} closeLabel={t('close')}>
      {videos.length > 1 && (
        <Segments
          label={t('videos.choose')}
          value={video?.product}
          options={videos.map((one) => ({ value: one.product, label: one.product }))}
          onChange={setChosen}
        />
      )}
      {video && <VideoPlayer key={video.product} video={video} onLeave={() => onOpenChange(false)} />}
    </Dialog>
  )
}
