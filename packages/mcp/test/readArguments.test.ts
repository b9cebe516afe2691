import { expect, test } from 'vitest'
import { readArguments } from '../src/readArguments.ts'

test('the command serves by standard input and output, or by HTTP at the loopback address', () => {
  expect(readArguments([])).toEqual({ action: 'stdio', docs: expect.stringMatching(/^https:/), locale: 'zh-CN' })
  expect(readArguments(['--docs', 'dist', '--locale', 'en-US'])).toEqual({ action: 'stdio', docs: 'dist', locale: 'en-US' })
  expect(readArguments(['--http'])).toMatchObject({ host: '127.0.0.1', port: 3333, allowedHosts: ['localhost', '127.0.0.1', '[::1]'] })
  const open = ['--http', '--host', '0.0.0.0', '--port', '0', '--allow-host', 'a.example', '--allow-host', 'b.example']
  expect(readArguments(open)).toMatchObject({ host: '0.0.0.0', port: 0, allowedHosts: ['a.example', 'b.example'] })
})

test.each([
  [['--locale', 'fr'], 'Write zh-CN or en-US.'],
  [['--port', '80'], 'Add --http, or remove it.'],
  [['--http', '--port', '70000'], 'Write a number up to 65535.'],
  [['--http', '--host', '0.0.0.0'], '--allow-host docs.example.com'],
  [['--colour'], "Unknown option '--colour'"],
])('%j is rejected with a fix', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
