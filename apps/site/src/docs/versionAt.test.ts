import { expect, test } from 'vitest'
import { versionAt } from './versionAt.ts'

test.each([
  ['/view-ui-plus/1.2/guide/install', 'view-ui-plus/1.2'],
  ['/view-ui-plus/1.2', 'view-ui-plus/1.2'],
  ['/view-ui-plus/guide/install', ''],
  ['/pay/1042', ''],
  ['/', ''],
])('%s is in the version "%s"', (path, version) => {
  expect(versionAt(path)).toBe(version)
})
