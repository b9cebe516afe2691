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

/** Where a visitor is led, and by which id that is counted. */
export interface ConsultChannel {
  trackingId: string
  /** What the QR code holds. */
  code: string
}

/** How a visitor reaches customer service: the owner's data. */
export interface ConsultData {
  mail: string
  hours: ConsultHours
  channel: ConsultChannel
  /** Visitors whose campaign begins with `prefix` have a channel of their own. */
  campaign: { prefix: string; channel: ConsultChannel }
}

/** Whether somebody answers at a moment. */
export function isAnswering({ days, from, to, timeZone }: ConsultHours, at: Date): boolean {
  const { day, time } = partsIn(timeZone, at)
  return days.includes(day) && time >= from && time < to
}

/** The channel of a visitor whom a campaign led here, or of everybody else. */
export function channelOf({ channel, campaign }: Pick<ConsultData, 'channel' | 'campaign'>, source: string): ConsultChannel {
  return source.startsWith(campaign.prefix) ? campaign.channel : channel
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function partsIn(timeZone: string, at: Date): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: dayNames.indexOf(parts.get('weekday') ?? '') + 1, time: `${parts.get('hour')}:${parts.get('minute')}` }
}
