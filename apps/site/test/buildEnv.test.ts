import { expect, test } from 'vitest'
import { buildEnv } from '../build/buildEnv.ts'

test('a build makes everything, unless it is told to leave what only a deployment needs to a later one', () => {
  expect(buildEnv({})).toMatchObject({ compress: true, cards: true, draw: true, reference: true })
  // Pages name their pictures all the same: the later build does not make them again.
  expect(buildEnv({ BUILD_PROFILE: 'preview' })).toMatchObject({ compress: false, cards: true, draw: false, reference: true })
})

test('an unknown profile is told with those that are known', () => {
  expect(() => buildEnv({ BUILD_PROFILE: 'fast' })).toThrow('BUILD_PROFILE is fast. Use one of: deploy, preview.')
})
