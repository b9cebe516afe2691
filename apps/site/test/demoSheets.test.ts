import { dark } from '@view-site/ui/palette'
import { darkTokens } from '@view-site/vue-demo/vite'
import { expect, test } from 'vitest'

function token(name: string): string | undefined {
  return darkTokens.find((entry) => entry.name === `--ivu-${name}`)?.value
}

test('in the dark theme the sheets around demos have the colors of the demos', () => {
  expect(dark.sheet).toMatchObject({
    bg: token('surface'),
    text: token('text'),
    primary: token('primary-fill'),
    mark: { text: token('primary') },
  })
})
