import type { CallData } from '@view-site/contract'
import { bought } from './orders.ts'
import { mailedCode } from './phone.ts'
import type { TestUser, World } from './startWorld.ts'

const day = 24 * 3_600_000

type Release = CallData<'pro/release/list'>['list'][number]

/** A release of the seed as a user sees it. */
export async function sampleRelease(world: World, user: TestUser, product: 'admin_plus' | 'admin_cloud' = 'admin_plus'): Promise<Release> {
  const { list } = await world.ok('pro/release/list', { token: user.token, product, page_size: 100 })
  const release = list.find(({ version }) => version === '3.2.0')
  if (release === undefined) throw new Error(`There is no 3.2.0 of ${product}; look at the seed`)
  return release
}

/** A user who bought Admin Plus, and a release of it. */
export async function customer(world: World): Promise<{ user: TestUser; release: Release }> {
  const user = await world.user()
  await bought(world, user)
  return { user, release: await sampleRelease(world, user) }
}

/** A signed-in customer whose updates have ended, and a release published after that. */
export async function lateCustomer(world: World): Promise<{ token: string; release_id: string; file_id: string }> {
  const { user } = await customer(world)
  world.clock.advance(3 * 365 * day)
  const { token } = await world.ok('user/signin', { mail: user.mail, password: user.password })
  const { id } = await world.control('/release', { product: 'admin_plus', version: `9.${Date.now()}.0` })
  const { list } = await world.ok('pro/release/list', { token, product: 'admin_plus' })
  const late = list.find((release) => release.id === id)
  return { token, release_id: late?.id ?? '', file_id: late?.files[0]?.file_id ?? '' }
}

/** The body of a download, with the code from the mail. */
export async function downloadBody(world: World) {
  const { user, release } = await customer(world)
  const request = { token: user.token, release_id: release.id }
  const { captcha_id } = await world.ok('pro/release/download/captcha', { ...request, type: 'mail' })
  return { ...request, file_id: release.files[0]?.file_id ?? '', captcha_id, captcha: await mailedCode(world, user.mail) }
}
