import type { Release, ReleaseCaptcha } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { refusal } from './refusal.ts'

/** The answer to every picture captcha of the test shop. */
export const captchaAnswer = 'ABCDE'

const day = 86_400_000

/** The releases of a shop in memory: three that the user may download, one published after the update period. */
export function createReleases(now: () => number) {
  const captchas = new Map<string, { type: 'image' | 'mail'; expiresAt: number }>()
  const list: Release[] = ['3.3.0-beta.1', '3.2.0', '3.1.0', '4.0.0'].map((version, index) => ({
    id: `release-${index + 1}`,
    product: 'admin_plus',
    version,
    channel: version.includes('beta') ? 'beta' : 'stable',
    published_at: new Date(now() - index * 30 * day).toISOString(),
    notes_md: `**更新** ${version}\n\n- 一处改进\n\n<img src=x onerror="globalThis.broken = 1">[坏链接](javascript:alert(1))`,
    // The checksum of "abc".
    files: [
      {
        file_id: `file-${index + 1}`,
        name: `admin-plus-${version}.zip`,
        size: 1_468_006,
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    ],
    min_edition: 'standard',
    entitled: version !== '4.0.0',
    ...(version === '4.0.0' && { reason: 'updates_ended' as const }),
  }))

  function captcha(type: 'image' | 'mail'): ReleaseCaptcha {
    const captcha_id = `captcha-${captchas.size + 1}`
    const expiresAt = now() + 180_000
    captchas.set(captcha_id, { type, expiresAt })
    const shown = type === 'image' ? { image: 'data:image/svg+xml;base64,PHN2Zy8+' } : { sent_to: 'lin***@example.com' }
    return { captcha_id, ...shown, expires_at: new Date(expiresAt).toISOString() }
  }

  function download({ file_id, captcha_id, captcha: answer }: { file_id: string; captcha_id: string; captcha: string }) {
    const asked = captchas.get(captcha_id)
    if (!asked || asked.expiresAt <= now()) throw refusal(errorCodes.captchaExpired)
    if (answer.toUpperCase() !== captchaAnswer) throw refusal(errorCodes.captchaWrong)
    const name = list.flatMap(({ files }) => files).find((file) => file.file_id === file_id)?.name ?? `${file_id}.zip`
    const until = new Date(now() + 300_000).toISOString()
    return { url: `https://files.example/${file_id}`, name, size: 1, sha256: '0'.repeat(64), expires_at: until }
  }

  return { list, captcha, download }
}
