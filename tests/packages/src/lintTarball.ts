import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What publint finds in a tarball, suggestions included. */
export async function lintTarball(data: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, level: 'suggestion', strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}
