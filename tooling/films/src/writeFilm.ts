import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { frameRate } from './timeline.ts'

/** Receives the frames of a film one by one. */
export interface FilmWriter {
  write: (picture: Buffer) => Promise<void>
  /** Resolves when the file is complete. */
  end: () => Promise<void>
}

/** BT.709 with limited range, which browsers assume for a video of this size. */
const colours = words(
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
)

/** VP9 at the lowest quality at which small text is still sharp, with a keyframe every twelve seconds for seeking. */
const vp9 = words(`-c:v libvpx-vp9 -crf 44 -b:v 0 -tune-content screen -g ${frameRate * 12} -deadline good -cpu-used 3 -row-mt 1`)

/** Makes the output independent of the machine and the date. */
const plain = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact')

/** Throws with install instructions if ffmpeg is missing or lacks a codec. */
export function requireFfmpeg(): void {
  const { error, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (error) throw new Error('ffmpeg is missing. Install it (Debian: apt-get install -y ffmpeg) and run this again.')
  const missing = ['libvpx-vp9', 'libwebp'].filter((encoder) => !stdout.includes(encoder))
  if (missing.length > 0) throw new Error(`This ffmpeg has no ${missing.join(' and no ')}. Install one that does, such as Debian's.`)
}

/** Starts to encode a film: VP9 in WebM, without sound. */
export function writeFilm(file: string): FilmWriter {
  const args = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(frameRate), '-i', '-', '-an', ...colours, ...vp9, ...plain, file]
  return ffmpeg(args)
}

/** Writes the film's poster as WebP. */
export async function writePoster(file: string, picture: Buffer): Promise<void> {
  const { write, end } = ffmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', '-', '-c:v', 'libwebp', '-quality', '78', ...plain, file])
  await write(picture)
  await end()
}

function ffmpeg(args: readonly string[]): FilmWriter {
  const encoder = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'exit')
  // ffmpeg has printed its own message; the next write fails.
  encoder.stdin.on('error', () => undefined)
  return {
    async write(picture) {
      if (encoder.exitCode !== null) throw new Error('ffmpeg exited too early; see its message above.')
      if (!encoder.stdin.write(picture)) await Promise.race([once(encoder.stdin, 'drain'), ended])
    },
    async end() {
      encoder.stdin.end()
      const [code]: unknown[] = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}; see its message above.`)
    },
  }
}

function words(line: string): string[] {
  return line.split(' ')
}
