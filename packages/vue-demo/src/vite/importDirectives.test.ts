import { expect, test } from 'vitest'
import { importDirectives } from './importDirectives.ts'

test('a demo gets the directives it uses, whatever script it has', () => {
  const template = '<template>\n  <p v-width="1" v-bg-color="color" v-if="ok" v-colors="x">{{ "v-resize" }}</p>\n</template>\n'
  const statement = "import { vWidth, vBgColor } from 'virtual:view-ui-directives';"
  expect(importDirectives(template)).toContain(`<script setup>\n${statement}\n</script>`)
  expect(importDirectives(`${template}<script setup lang="ts">\nconst ok = true\n</script>\n`)).toContain(
    `<script setup lang="ts">${statement}\nconst ok`,
  )
  expect(importDirectives(`${template}<script lang="ts">\nexport default {}\n</script>\n`)).toContain(
    `<script setup lang="ts">\n${statement}`,
  )
})

test('a demo without directives is unchanged', () => {
  const source = '<template>\n  <p v-show="ok" :width="1">v-width</p>\n</template>\n'
  expect(importDirectives(source)).toBe(source)
})
