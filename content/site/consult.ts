import type { Localized } from '@view-site/contract'

// Owner data: contact details of customer service and the product videos. The addresses at `.example` are placeholders.

/** Where a visitor can contact customer service, and the id under which that is tracked. */
export interface ConsultChannel {
  trackingId: string
  /** Content of the QR code. */
  code: string
}

/** A silent video about a product. A file that serves both languages has the same URL in both. */
export interface ProductVideo {
  product: 'Admin Plus' | 'iCRUD'
  title: Localized
  /** A video file that browsers can play. */
  src: Localized
  /** Its poster image. */
  poster: Localized
  /** WebVTT captions, on the site's own origin. */
  captions: Localized
  /** The page of the docs that covers the same. */
  docs: string
}

/** Contact details of customer service. */
export const consult = {
  mail: 'hello@view-ui.example',
  /** Weekdays (1 is Monday) and times of the day in `timeZone`. */
  hours: { days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00', timeZone: 'Asia/Shanghai' },
  channel: { trackingId: 'consult-site', code: 'https://consult.view-ui.example/site' },
  /** Visitors whose `c_utm_source` cookie begins with `prefix` get this channel instead. */
  campaign: {
    prefix: 'iview_bdtg_',
    channel: { trackingId: 'consult-bdtg', code: 'https://consult.view-ui.example/bdtg' },
  },
} satisfies {
  mail: string
  hours: { days: number[]; from: string; to: string; timeZone: string }
  channel: ConsultChannel
  campaign: { prefix: string; channel: ConsultChannel }
}

/** Product videos. `pnpm films` records these from the site's own pages; they can be replaced by videos at other addresses. */
export const videos = [
  {
    product: 'Admin Plus',
    title: {
      'zh-CN': 'Admin Plus：文档里的示例，布局、权限与水印',
      'en-US': 'Admin Plus: layout, access, and watermark in its documentation',
    },
    ...recorded('admin-plus'),
    docs: '/admin-plus/introduce',
  },
  {
    product: 'iCRUD',
    title: {
      'zh-CN': 'iCRUD：一份列配置，查询、新建与出错重试',
      'en-US': 'iCRUD: search, new records, and retries from one list of columns',
    },
    ...recorded('icrud'),
    docs: '/icrud/introduce',
  },
] as const satisfies readonly ProductVideo[]

/** Files of a video that `pnpm films` recorded. */
function recorded(name: string): Pick<ProductVideo, 'src' | 'poster' | 'captions'> {
  const inBoth = (ending: string): Localized => ({ 'zh-CN': `/films/${name}.zh-CN.${ending}`, 'en-US': `/films/${name}.en-US.${ending}` })
  return { src: inBoth('webm'), poster: inBoth('webp'), captions: inBoth('vtt') }
}
