import * as errorCodes from '../errorCodes.ts'
import { callPaths, calls, type CallPath } from '../calls.ts'
import type { Case } from './Case.ts'
import { Deviation, same } from './Deviation.ts'
import { sampleBodies } from './sampleBodies.ts'

/** Largest body of a call, in bytes. */
const bodyLimit = 64 * 1024

/** What every call has to do with requests that are not its own, and without a session. */
export const wireCases: readonly Case[] = callPaths.flatMap((path) => [
  ...(calls[path].method === 'GET' ? [] : transportCases(path)),
  ...(calls[path].auth === 'required' ? sessionCases(path) : shapeCases(path, async () => ({}))),
])

function transportCases(path: CallPath): Case[] {
  const tooLarge = JSON.stringify({ ...sampleBodies[path], padding: 'x'.repeat(bodyLimit) })
  return [
    refusal(path, 'refuses another method with 405', 405, { method: 'PUT' }),
    refusal(path, 'refuses what is not JSON with 400', 400, { body: '{"' }),
    refusal(path, 'refuses another content type with 415', 415, { type: 'text/plain' }),
    refusal(path, 'refuses a body over 64 KB with 413', 413, { body: tooLarge }),
  ]
}

/** What a call has to do with bodies of another shape. `session` is what a signed-in caller adds: the token is checked first. */
export function shapeCases(path: CallPath, session: () => Promise<object>): Case[] {
  if (calls[path].method === 'GET') return []
  const sample = sampleBodies[path]
  const fits = (body: object): boolean => calls[path].request.safeParse(body).success
  const unfit = [{}, { ...sample, ...withNumbers(sample) }].find((body) => !fits(body))
  const withNul = nulIn(sample)
  const shapes = [
    { name: 'refuses a body that does not fit its schema with 400', body: unfit },
    { name: 'refuses NUL in a string with 400', body: withNul },
  ]
  return shapes.flatMap(({ name, body }): Case[] =>
    body === undefined
      ? []
      : [
          {
            path,
            name,
            async run({ send }) {
              const reply = await send(path, { ...body, ...(await session()) })
              same('the HTTP status', reply.status, 400)
              same('the code', reply.code, errorCodes.invalid)
            },
          },
        ],
  )
}

function refusal(path: CallPath, name: string, status: number, unusual: { method?: string; type?: string; body?: string }): Case {
  return {
    path,
    name,
    async run({ send }) {
      const reply = await send(path, sampleBodies[path], unusual)
      same('the HTTP status', reply.status, status)
      same('the code', reply.code, errorCodes.invalid)
    },
  }
}

function sessionCases(path: CallPath): Case[] {
  const sample = sampleBodies[path]
  return [
    {
      path,
      name: 'asks to sign in without a token',
      run: async ({ fails }) => void (await fails(path, sample, errorCodes.signInRequired)),
    },
    {
      path,
      name: 'refuses a token that nobody has',
      async run({ send }) {
        const { status, code } = await send(path, { ...sample, token: 'contract-check' })
        same('the HTTP status', status, 200)
        if (code !== errorCodes.sessionInvalid && code !== errorCodes.sessionExpired)
          throw new Deviation(`the code is ${code}, expected ${errorCodes.sessionInvalid}`)
      },
    },
  ]
}

/** Numbers in place of all texts. */
function withNumbers(body: object): object {
  return Object.fromEntries(Object.keys(body).map((name) => [name, 1]))
}

/** The body with NUL in its first text, if it has one. */
function nulIn(body: object): object | undefined {
  const [name, value] = Object.entries(body).find(([, text]) => typeof text === 'string') ?? []
  return name === undefined ? undefined : { ...body, [name]: `${String(value)}\u0000` }
}
