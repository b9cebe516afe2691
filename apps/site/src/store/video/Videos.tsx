import { videos } from '@view-site/site-data/consult'
import { VideoDialog, type VideoDialogProps } from '@view-site/store-ui/consult'

/** Dialog with the films about the products. */
export function Videos(props: Omit<VideoDialogProps, 'videos'>) {
  return <VideoDialog {...props} videos={videos} />
}
