import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeClock, type FakeClock } from '../../../test/fakeClock.ts'
import { invitedShop } from '../../../test/invitedShop.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { AccountPage } from '../AccountPage.tsx'

type Shop = Awaited<ReturnType<typeof invitedShop>>

/** An account page that asks about an invitation. */
interface Asked extends Shop {
  clock: FakeClock
  /** Whether the page still asks after the seat was taken, as a link does, which gets the same answer again. */
  asksAgain: boolean
  /** Opens the page again. */
  reload: () => Promise<void>
}

const accept = page.getByRole('button', { name: '接受邀请' })

/** How the invited person came to the question. */
const ways = {
  'by the mailed link': (invitation: string) => invitation,
  'from the list of those that wait': () => undefined,
} satisfies Record<string, (invitation: string) => string | undefined>

/** What is shown in the end, and how many purchases are shared. */
const ends = {
  taken: { shown: page.getByRole('region', { name: '与我共享' }).getByText('Admin Plus 团队版', { exact: true }), total: 1 },
  expired: { shown: page.getByText('邀请已过期，请让对方重新发送。'), total: 0 },
}

/** What happens when the seat is accepted. Returns how it ends. */
const interruptions: Record<string, (asked: Asked) => Promise<keyof typeof ends>> = {
  async 'a reload before'({ reload }) {
    await reload()
    await accept.click()
    return 'taken'
  },
  async 'a reload before the reply'({ shop, reload, asksAgain }) {
    shop.loseReply('pro/seat/accept')
    await accept.click()
    await expect.poll(() => shop.count('pro/seat/accept')).toBe(1)
    await reload()
    if (asksAgain) await accept.click()
    return 'taken'
  },
  async 'an acceptance in a second tab'({ shop, seat, invitation }) {
    await shop.call('pro/seat/accept', { seat_token: invitation })
    await accept.click()
    expect((await shop.call('pro/seat/shared', {})).list).toMatchObject([{ seat_id: seat.id }])
    return 'taken'
  },
  async 'an API that fails'({ shop }) {
    await shop.control.fault({ path: 'pro/seat/accept', status: 503 })
    await accept.click()
    await expect.element(page.getByText('服务暂时没有正常回应，请稍后再试。')).toBeVisible()
    await shop.control.clearFaults()
    await accept.click()
    return 'taken'
  },
  async 'an API that does not answer in time'({ shop, asksAgain }) {
    shop.loseReply('pro/seat/accept')
    await accept.click()
    await expect.element(page.getByText('等了太久没有回应。可以再试一次，不会重复提交。')).toBeVisible()
    if (asksAgain) await accept.click()
    return 'taken'
  },
  async 'the end of the invitation'({ clock }) {
    await clock.advance(7 * 24 * 3_600_000)
    await accept.click()
    return 'expired'
  },
}

const cells = Object.entries(ways).flatMap(([way, tokenOf]) =>
  Object.entries(interruptions).map(([name, interrupt]) => ({ way, tokenOf, name, interrupt })),
)

test.each(cells)('[SALE-05] a seat is accepted once, $way, interrupted by $name', async ({ tokenOf, interrupt }) => {
  const clock = createFakeClock()
  const invited = await invitedShop(undefined, { clock })
  const { shop, invitation } = invited
  const render = () => renderPage(<Account token={tokenOf(invitation)} />, { shop, clock })
  let rendered = await render()
  await expect.element(accept).toBeVisible()
  const asksAgain = tokenOf(invitation) !== undefined
  const end = await interrupt({
    ...invited,
    clock,
    asksAgain,
    async reload() {
      rendered.unmount()
      rendered = await render()
      await expect.element(page.getByRole('heading', { name: '团队席位' })).toBeVisible()
      await shop.settled()
    },
  })
  await expect.element(ends[end].shown).toBeVisible()
  expect(await shop.call('pro/seat/shared', {})).toMatchObject({ total: ends[end].total })
  // The page of a link keeps the question with the reason why the seat cannot be taken.
  await expect.poll(() => accept.elements()).toHaveLength(end === 'expired' && asksAgain ? 1 : 0)
})

/** Like a route, which drops the token from the address. */
function Account({ token: given }: { token: string | undefined }) {
  const [token, setToken] = useState(given)
  return <AccountPage invitation={token} onDeleted={() => undefined} onInvitationClosed={() => setToken(undefined)} />
}
