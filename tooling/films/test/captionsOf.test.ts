import { expect, test } from 'vitest'
import { captionsOf } from '../src/captionsOf.ts'
import { point, press, rest, say, type } from '../src/steps.ts'
import { timelineOf } from '../src/timeline.ts'
import { bySelector } from '../src/targets.ts'

const somewhere = bySelector('button')
const steps = [say('开始', 'Begin'), rest(2000), say('接着', 'Then'), point(somewhere, 400), press(somewhere, 400), type('Ada', 610)]

test('[LAY-12] captions are derived from the steps: each is shown until the next, the last until the end', () => {
  expect(captionsOf({ steps }, 'en-US')).toBe(`WEBVTT

1
00:00:00.000 --> 00:00:02.000
Begin

2
00:00:02.000 --> 00:00:03.600
Then
`)
  expect(captionsOf({ steps }, 'zh-CN')).toContain('00:00:02.000 --> 00:00:03.600\n接着')
})

test('the length of a film is the sum of its steps, in whole frames', () => {
  expect(timelineOf({ steps }).ms).toBe(3600)
  expect(timelineOf({ steps: [...steps, rest(50)] }).ms).toBe(3640)
})
