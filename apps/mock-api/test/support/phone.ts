import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { World } from './startWorld.ts'

const outbox = z.object({ list: z.array(z.object({ code: z.string().nullable(), link: z.string().nullable() })) })
let next = 13_900_000_000

/** A phone number that is unique in this file. */
export function newPhone(): string {
  next += 1
  return String(next)
}

/** The latest message to a recipient that has a code or a link. */
export async function lastMessage(world: World, to: string): Promise<{ code: string; link: string }> {
  const response = await world.app.fetch(new Request(`http://127.0.0.1/__control/outbox?to=${encodeURIComponent(to)}`))
  const message = outbox.parse(await response.json()).list.find(({ code, link }) => code !== null || link !== null)
  return { code: message?.code ?? '', link: message?.link ?? '' }
}

/** The link to `path` in the latest mail to a recipient; polls, because replies do not wait for mails. */
export function mailedLink(world: World, to: string, path: string): Promise<string> {
  const found = async () => {
    const { link } = await lastMessage(world, to)
    expect(link).toContain(path)
    return link
  }
  return vi.waitFor(found, { timeout: 30_000 })
}

/** A sign-up body with a new code. */
export async function signupBody(world: World, { mail = `${newPhone()}@example.com`, mobile = newPhone() } = {}) {
  await world.ok('user/send_phone_code', { phone_number: mobile, vaptcha_token: 'ok' })
  const { code } = await lastMessage(world, mobile)
  return { mail, mobile, captcha: code, password: 'correct horse' }
}

/** The code in the latest mail to a recipient. */
export async function mailedCode(world: World, to: string): Promise<string> {
  return (await lastMessage(world, to)).code
}
