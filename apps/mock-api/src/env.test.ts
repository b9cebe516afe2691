import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('by default the API stores its data in a file and listens on the loopback address', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 5321,
    HOST: '127.0.0.1',
    DATABASE_FILE: '.data/mock-api.sqlite',
    CONTROL: false,
    LOG_LEVEL: 'info',
  })
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ DATABASE_URL: '', CONTROL: '' })).toMatchObject({ DATABASE_URL: undefined, CONTROL: false })
})

test.each([
  { PORT: '70000' },
  { DATABASE_URL: 'http://example.com' },
  { CONTROL: 'yes' },
  { ALLOW_ORIGIN: 'here' },
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
])('%o is refused', (variables) => {
  expect(() => readEnv(variables)).toThrow(Object.keys(variables)[0])
})
