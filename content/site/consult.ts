import type { Localized } from '@view-site/contract'

// Owner data: who answers, when, and where. The addresses at `.example` are examples.

/** Where a visitor is led, and by which id that is counted. */
export interface ConsultChannel {
  trackingId: string
  /** What the QR code holds. */
  code: string
}

/** A film about a product. */
export interface ProductVideo {
  product: 'Admin Plus' | 'iCRUD'
  title: Localized
  /** A file that browsers play. */
  src: string
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

/** Films about the products. */
export const videos = [
  {
    product: 'Admin Plus',
    title: { 'zh-CN': '十分钟看懂 Admin Plus', 'en-US': 'Admin Plus in ten minutes' },
    src: 'https://video.view-ui.example/admin-plus.mp4',
  },
  {
    product: 'iCRUD',
    title: { 'zh-CN': '用 iCRUD 搭一张表', 'en-US': 'A table with iCRUD' },
    src: 'https://video.view-ui.example/icrud.mp4',
  },
] as const satisfies readonly ProductVideo[]
