import type { Localized } from '@view-site/contract'

// Owner data: who answers, when, and where. The addresses at `.example` are examples.

/** Where a visitor is led, and by which id that is counted. */
export interface ConsultChannel {
  trackingId: string
  /** What the QR code holds. */
  code: string
}

/** A silent film about a product. Both languages have the same URL if one file serves both. */
export interface ProductVideo {
  product: 'Admin Plus' | 'iCRUD'
  title: Localized
  /** A file that browsers play. */
  src: Localized
  /** Its poster image. */
  poster: Localized
  /** WebVTT, on the site's own origin. */
  captions: Localized
  /** Where the same can be read. */
  docs: string
}

/** Customer service. */
export const consult = {
  mail: 'hello@view-ui.example',
  /** Weekdays (1 is Monday) and times of the day in `timeZone`. */
  hours: { days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00', timeZone: 'Asia/Shanghai' },
  channel: { trackingId: 'consult-site', code: 'https://consult.view-ui.example/site' },
  /** Visitors whose `c_utm_source` cookie begins with `prefix` are led elsewhere. */
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

/** Films about the products. Those of the site are recorded from its own pages by `pnpm films`; other addresses may take their place. */
export const videos = [
  {
    product: 'Admin Plus',
    title: {
      'zh-CN': 'Admin Plus：文档里的示例，布局、权限与水印',
      'en-US': 'Admin Plus: layout, access and watermark, in its documentation',
    },
    ...recorded('admin-plus'),
    docs: '/admin-plus/introduce',
  },
  {
    product: 'iCRUD',
    title: {
      'zh-CN': 'iCRUD：一份列配置，查询、新建与出错重试',
      'en-US': 'iCRUD: search, new records and retries, from one list of columns',
    },
    ...recorded('icrud'),
    docs: '/icrud/introduce',
  },
] as const satisfies readonly ProductVideo[]

/** Addresses of a film that `pnpm films` recorded. */
function recorded(name: string): Pick<ProductVideo, 'src' | 'poster' | 'captions'> {
  const inBoth = (ending: string): Localized => ({ 'zh-CN': `/films/${name}.zh-CN.${ending}`, 'en-US': `/films/${name}.en-US.${ending}` })
  return { src: inBoth('webm'), poster: inBoth('webp'), captions: inBoth('vtt') }
}
