import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { Locale } from '@view-site/platform/locale'
import type { Camera } from './createCamera.ts'
import type { Step, Target } from './Film.ts'
import { clickFrames, framesOf } from './timeline.ts'

export interface Scene {
  page: Page
  camera: Camera
  locale: Locale
  /** Called with the poster frame. */
  onPoster: (picture: Buffer) => void
}

/** Timeout for the target of a step to become visible, in ms. */
const targetTimeout = 5000

/** Performs and records one step, in exactly its number of frames. */
export async function perform(step: Step, scene: Scene): Promise<void> {
  const { page, camera, locale } = scene
  if (step.does === 'point') return point(step, scene)
  if (step.does === 'type') return type(step.words[locale], framesOf(step), scene)
  if (step.does === 'scroll') return scroll(step, scene)
  if (step.does === 'key') return page.keyboard.press(step.name)
  if (step.does === 'see') return void (await found(step.what, scene))
  if (step.does === 'poster') return scene.onPoster(camera.last)
  for (let frame = 0; frame < framesOf(step); frame += 1) await camera.shoot()
}

async function point(step: Step & { does: 'point' }, scene: Scene): Promise<void> {
  const { page, camera } = scene
  const from = camera.pointer
  const box = await boxOf(await found(step.at, scene))
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const frames = framesOf(step) - (step.press ? clickFrames : 0)
  for (let frame = 1; frame <= frames; frame += 1) {
    const part = eased(frame / frames)
    await camera.movePointer({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    await camera.shoot()
  }
  if (!step.press) return
  for (let frame = 1; frame <= clickFrames; frame += 1) {
    if (frame === 2) await page.mouse.down()
    if (frame === 3) await page.mouse.up()
    await camera.showPress(frame === clickFrames ? 0 : frame / clickFrames)
    await camera.shoot()
  }
}

async function type(words: string, frames: number, { page, camera }: Scene): Promise<void> {
  let typed = 0
  for (let frame = 1; frame <= frames; frame += 1) {
    const due = Math.round((words.length * frame) / frames)
    await page.keyboard.type(words.slice(typed, due))
    typed = due
    await camera.shoot()
  }
}

async function scroll(step: Step & { does: 'scroll' }, scene: Scene): Promise<void> {
  const target = await found(step.to, scene)
  const from = await target.evaluate(() => scrollY)
  const distance = (await boxOf(target)).y - step.top
  const frames = framesOf(step)
  for (let frame = 1; frame <= frames; frame += 1) {
    await target.evaluate((_, top) => scrollTo({ top, behavior: 'instant' }), from + distance * eased(frame / frames))
    await scene.camera.shoot()
  }
}

/** Waits until the target of a step is visible; the page's clock is stopped meanwhile. */
async function found(target: Target, { page, locale }: Scene): Promise<Locator> {
  const locator = target(page, locale)
  const deadline = Date.now() + targetTimeout
  while (!(await locator.isVisible())) {
    if (Date.now() > deadline) throw new Error(`${locator.toString()} is not visible. Check the scene and the page that is filmed.`)
    await sleep(20)
  }
  return locator
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} has no bounding box on the page.`)
  return box
}

/** Eases in and out (cubic). */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
}
