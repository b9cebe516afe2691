import { expect, test } from 'vitest'
import { buildEnv } from '../build/buildEnv.ts'

test('a build writes everything; a preview leaves out what only a deployment needs', () => {
  const whole = { openGraphImages: true, reference: true }
  expect(buildEnv({})).toMatchObject({ compress: 'best', drawImages: 'all', drawDemos: 'all', ...whole })
  expect(buildEnv({ BUILD_PROFILE: 'check' })).toMatchObject({ compress: 'quick', drawImages: 'sample', drawDemos: 'sample', ...whole })
  // Pages reference their images anyway, so that a later deploy build does not write the pages again.
  expect(buildEnv({ BUILD_PROFILE: 'preview' })).toMatchObject({
    compress: false,
    openGraphImages: true,
    drawImages: 'none',
    drawDemos: 'none',
    reference: false,
  })
})

test('an unknown profile fails with a list of the known ones', () => {
  expect(() => buildEnv({ BUILD_PROFILE: 'fast' })).toThrow('BUILD_PROFILE is fast. Use one of: deploy, check, preview.')
})

test('the locales are those named, in the order of the product, and the default is always one of them', () => {
  expect(buildEnv({ SITE_LOCALES: 'en-US,zh-CN' }).locales).toEqual(['zh-CN', 'en-US'])
  expect(buildEnv({ SITE_LOCALES: 'zh-CN' }).locales).toEqual(['zh-CN'])
  expect(() => buildEnv({ SITE_LOCALES: 'en-US' })).toThrow('SITE_LOCALES lacks zh-CN')
  expect(() => buildEnv({ SITE_LOCALES: 'zh-CN,de-DE' })).toThrow('SITE_LOCALES contains unknown locales: de-DE')
})

test('other content needs its own output folder', () => {
  expect(() => buildEnv({ SITE_CONTENT: '/elsewhere' })).toThrow('Set both')
  expect(buildEnv({ SITE_CONTENT: '/elsewhere', SITE_DIST: '.cache/elsewhere' })).toMatchObject({
    content: '/elsewhere',
    dist: '.cache/elsewhere',
  })
})
