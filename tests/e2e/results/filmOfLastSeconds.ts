import type { BrowserContext, Page } from '@playwright/test'

/** Length of the film in ms. */
const length = 15_000
const size = { width: 800, height: 600 }

interface Frame {
  /** A JPEG in base64. */
  data: string
  /** Time at which it was painted, in ms. */
  at: number
}

/**
 * Records the last seconds of every page. Returns a function that encodes them as a film (WebM); it returns undefined if nothing was
 * painted.
 */
export async function filmOfLastSeconds(context: BrowserContext): Promise<() => Promise<Buffer | undefined>> {
  const frames: Frame[] = []
  const watch = async (page: Page) => {
    await page.screencast.start({
      size,
      onFrame: ({ data, timestamp }) => {
        frames.push({ data: data.toString('base64'), at: timestamp })
        while ((frames[0]?.at ?? timestamp) < timestamp - length) frames.shift()
      },
    })
  }
  // A page that closes immediately has nothing to record.
  context.on('page', (page) => void watch(page).catch(() => undefined))
  return async () => {
    const browser = context.browser()
    if (!browser || frames.length === 0) return undefined
    const studio = await browser.newPage()
    const film = await studio.evaluate(encode, { frames, size })
    await studio.close()
    return Buffer.from(film, 'base64')
  }
}

/** Runs in a page: plays the frames in real time and records them; the browser is the encoder. */
async function encode({ frames, size: { width, height } }: { frames: Frame[]; size: typeof size }): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (const [index, { data, at }] of frames.entries()) {
    const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob())
    brush?.clearRect(0, 0, width, height)
    const scale = Math.min(width / picture.width, height / picture.height)
    brush?.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale)
    // The last frame is shown for a second.
    const wait = (frames[index + 1]?.at ?? at + 1000) - at
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return btoa(text)
}
