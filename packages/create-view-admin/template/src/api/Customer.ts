/** What a customer pays for. */
export const plans = ['free', 'team', 'business'] as const

/** One of `plans`. */
export type Plan = (typeof plans)[number]

/** What a person enters. */
export interface CustomerFields {
  name: string
  email: string
  plan: Plan
}

/** A customer as the server stores it. */
export interface Customer extends CustomerFields {
  readonly id: string
  /** Day, as `2026-01-31`. */
  readonly since: string
}

/** What a list is filtered by. */
export interface CustomerFilter {
  /** Part of the name or the mail address. */
  q?: string | undefined
  plan?: Plan | undefined
  /** @default 1 */
  page?: number | undefined
}

/** One page of a list. */
export interface CustomerPage {
  readonly rows: readonly Customer[]
  /** Number of customers on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** Figures of the dashboard. */
export interface Overview {
  readonly total: number
  readonly byPlan: Readonly<Record<Plan, number>>
  /** New customers of the last twelve months, the present one last; `month` as `2026-01`. */
  readonly months: readonly { readonly month: string; readonly count: number }[]
  readonly newest: readonly Customer[]
}

/** Whether a value is one of `plans`. */
export function isPlan(value: unknown): value is Plan {
  return plans.some((plan) => plan === value)
}

/** Fields that cannot be saved as they are. */
export function wrongFields({ name, email }: CustomerFields): Record<'name' | 'email', boolean> {
  return { name: name.trim() === '', email: !/^\S+@\S+\.\S+$/.test(email.trim()) }
}
