import { startProcess } from '../test/support/startProcess.ts'
import { apiCaller, type ApiCaller } from './apiCaller.ts'

/** Calls whose response time must not reveal whether an account exists. */
const questions: Record<string, (api: ApiCaller, mail: string) => Promise<unknown>> = {
  'sign-in, wrong password': (api, mail) => api.call('user/signin', { mail, password: 'not the right one', vaptcha_token: 'ok' }),
  'recover by mail': (api, mail) => api.call('user/reset/sendmail', { mail, vaptcha_token: 'ok' }),
}

/** Times calls for existing and unknown accounts alternately; prints the medians and their difference. */
export async function measureEnumeration(variables: Record<string, string>, { rounds }: { rounds: number }): Promise<void> {
  const server = await startProcess(variables)
  const api = apiCaller(server.url, 1)
  for (const [name, ask] of Object.entries(questions)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < rounds; round++) {
      // oxlint-disable no-await-in-loop -- sequential, so that nothing else disturbs the timing
      const { mail } = await api.user()
      const mails = { known: mail, unknown: `nobody-${round}@example.com` }
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const sent = performance.now()
        await ask(api, mails[kind])
        times[kind].push(performance.now() - sent)
      }
      // oxlint-enable no-await-in-loop
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100
    process.stdout.write(
      `${name.padEnd(24)} ${rounds} each: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${apart.toFixed(1)} % apart\n`,
    )
  }
  api.close()
  await server.stop()
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
