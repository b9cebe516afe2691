import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'
import { sha256Of } from './sha256Of.ts'

test('[SALE-05] the checksum of a file is that of FIPS 180', async () => {
  expect(await sha256Of(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KB'],
  [5_242_880, '5 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes, 'en-US')).toBe(text))
