import { expect, test } from 'vitest'
import { requireValid, sbomFile } from '../src/writeSboms.ts'

const component = { type: 'library', group: '@a', name: 'one', version: '1.2.0', 'bom-ref': 'one' }
const document = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components: [] }
const one = { name: '@a/one', version: '1.2.0' }

test('a document is checked by the schema of CycloneDX, and for what it describes', async () => {
  await requireValid(JSON.stringify(document), one)
  const wrong = { ...document, components: [{ type: 'libary', name: 'two' }] }
  await expect(requireValid(JSON.stringify(wrong), one)).rejects.toThrow('not valid by the schema')
  await expect(requireValid(JSON.stringify(document), { ...one, version: '1.3.0' })).rejects.toThrow('describes @a/one@1.2.0')
})

test('is named as pnpm names it', () => {
  expect(sbomFile(one)).toBe('a-one-1.2.0.cdx.json')
  expect(sbomFile({ name: 'view-docs', version: '0.1.0' })).toBe('view-docs-0.1.0.cdx.json')
})
