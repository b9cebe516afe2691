import { expect, test } from 'vitest'
import { createReleaseGate } from './createReleaseGate.ts'

const runs = createReleaseGate(
  {
    package: 'view-ui-plus',
    releases: ['1.2.0', '1.3.0'],
    members: {
      Title: { '1.2.0': {} },
      'Title.props.level': { '1.2.0': { type: '1 | 2' }, '1.3.0': { type: '1 | 2 | 3' } },
      Image: { '1.2.0': {} },
      'Image.props.renameImage': { '1.3.0': { type: '() => void' } },
      'Image.slots.error': { '1.3.0': {} },
      Space: { '1.3.0': {} },
    },
  },
  '1.2.0',
)

const demo = (names: string, template: string) =>
  `<script setup>\nimport { ${names} } from 'view-ui-plus'\n</script>\n\n<template>\n  ${template}\n</template>\n`

test.for([
  [true, 'Title', '<Title :level="2">rename-image</Title>'],
  [false, 'Title', '<Title :level="3">x</Title>'],
  [true, 'Title', '<Title :level="level">x</Title>'],
  [true, 'Image', '<Image src="a.png" />'],
  [false, 'Image', '<Image :rename-image="rename" />'],
  [false, 'Image as Picture', '<Picture :renameImage="rename" />'],
  [false, 'Image', '<Image><template #error>x</template></Image>'],
  [false, 'Space', '<Space>x</Space>'],
  [true, 'Card', '<Card>Space</Card>'],
] as const)('%s: a demo of %s with %s runs with an older release', ([expected, names, template]) => {
  expect(runs(demo(names, template))).toBe(expected)
})
