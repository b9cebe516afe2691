/** When customer service answers. */
export interface ConsultHours {
  /** 1 is Monday. */
  days: readonly number[]
  /** `10:00`, in `timeZone`. */
  from: string
  to: string
  /** IANA name. */
  timeZone: string
}

/** Where a visitor is sent, and the id for counting. */
export interface ConsultChannel {
  trackingId: string
  /** The content of the QR code. */
  code: string
}

/** How a visitor reaches customer service: the owner's data. */
export interface ConsultData {
  mail: string
  hours: ConsultHours
  channel: ConsultChannel
  /** Visitors whose campaign starts with `prefix` get a separate channel. */
  campaign: { prefix: string; channel: ConsultChannel }
}

/** Whether customer service answers at a given time. */
export function isAnswering({ days, from, to, timeZone }: ConsultHours, at: Date): boolean {
  const { day, time } = partsIn(timeZone, at)
  return days.includes(day) && time >= from && time < to
}

/** The channel for a visitor, by the campaign they came from. */
export function channelOf({ channel, campaign }: Pick<ConsultData, 'channel' | 'campaign'>, source: string): ConsultChannel {
  return source.startsWith(campaign.prefix) ? campaign.channel : channel
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function partsIn(timeZone: string, at: Date): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: dayNames.indexOf(parts.get('weekday') ?? '') + 1, time: `${parts.get('hour')}:${parts.get('minute')}` }
}
