import { expect, test } from 'vitest'
import { loopbackRegistry } from '../src/registry/loopbackRegistry.ts'

test.each([
  ['http://127.0.0.1:4873', 'http://127.0.0.1:4873/'],
  ['http://127.0.0.1:4873/', 'http://127.0.0.1:4873/'],
  ['http://localhost:4873', 'http://localhost:4873/'],
  ['http://[::1]:4873/', 'http://[::1]:4873/'],
  ['http://127.0.0.1', 'http://127.0.0.1/'],
  ['http://127.0.0.1:4873/npm', 'http://127.0.0.1:4873/npm/'],
])('[PLUS-09] %s is on this machine', (address, normal) => {
  expect(loopbackRegistry(address)).toBe(normal)
})

test.each([
  ['http://0.0.0.0:4873', 'every interface of this machine'],
  ['https://registry.example.com/', 'a public registry'],
  ['http://registry.example.com', 'the same without a certificate'],
  ['http://192.168.1.4:4873', 'a machine nearby'],
  ['http://10.0.0.1', 'a private address'],
  ['http://user:secret@127.0.0.1:4873', 'credentials'],
  ['http://127.0.0.1@evil.example/', 'a host after an @'],
  ['http://127.0.0.1:4873@evil.example/', 'the same with a port'],
  ['http://127.0.0.1.evil.example:4873', 'a name that begins like an address'],
  ['http://localhost.evil.example', 'a name that begins like localhost'],
  ['http://evil.example/127.0.0.1', 'a path that looks like an address'],
  ['http://evil.example?127.0.0.1', 'a query that looks like an address'],
  ['http://127.0.0.1:4873/?to=evil.example', 'a query'],
  ['http://127.0.0.1:4873/#evil.example', 'a hash'],
  ['http://127.0.0.1\\@evil.example/', 'a backslash, which some read as a slash'],
  [' http://127.0.0.1:4873', 'a space before it'],
  ['http://127.0.0.1:4873\n', 'a line break after it'],
  ['http://127.1:4873', 'a short form'],
  ['http://2130706433:4873', 'a number'],
  ['http://0x7f.0.0.1:4873', 'hexadecimal'],
  ['http://127.0.0.2:4873', 'another address of the same net'],
  ['http://[::]:4873', 'every interface, in IPv6'],
  ['http://[::ffff:127.0.0.1]:4873', 'IPv4 inside IPv6'],
  ['http://LOCALHOST:4873', 'capitals'],
  ['http://localhost.:4873', 'a name with a dot at its end'],
  ['http://１２７.0.0.1:4873', 'digits of another script'],
  ['https://127.0.0.1:4873', 'a certificate nobody could check'],
  ['ftp://127.0.0.1/', 'another protocol'],
  ['file:///registry', 'a file'],
  ['//127.0.0.1:4873', 'no protocol'],
  ['127.0.0.1:4873', 'no protocol at all'],
  ['undefined', 'a setting that is not there'],
  ['', 'nothing'],
])('[PLUS-09] %j is refused: %s', (address) => {
  expect(() => loopbackRegistry(address)).toThrow(/^Refused a registry: /)
})

test('the error message does not contain the credentials', () => {
  expect(() => loopbackRegistry('http://user:secret@127.0.0.1:4873')).toThrow(/^(?!.*secret).*contains credentials/)
})
