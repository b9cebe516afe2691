import { expect, test } from 'vitest'
import { directImports } from './directImports.ts'

const exported = new Map([
  ['Button', { file: '/ui/button.js', name: 'default' }],
  ['locale', { file: '/ui/locale.js', name: 'use' }],
])

test('named imports become imports of the individual modules, on the same lines', () => {
  const code = "import {\n  Button as B,\n  locale,\n} from 'view-ui-plus';\nimport { ref } from 'vue';\nB, locale, ref\n"
  expect(directImports(code, exported)).toBe(
    'import { default as B } from "/ui/button.js"; import { use as locale } from "/ui/locale.js";\n\n\n\nimport { ref } from \'vue\';\nB, locale, ref\n',
  )
})

test('an import that is shown in a text stays as it is', () => {
  const shown = "const code = `\nimport { Button } from 'view-ui-plus'\n`\n"
  expect(directImports(shown, exported)).toBe(shown)
  expect(directImports(`import { locale } from 'view-ui-plus'\n${shown}`, exported)).toBe(
    `import { use as locale } from "/ui/locale.js";\n${shown}`,
  )
})

test('exports without a separate module are still imported from the package', () => {
  for (const code of [
    "import { Button, version } from 'view-ui-plus'",
    "import * as ui from 'view-ui-plus'",
    "import 'view-ui-plus'",
    "import ui from 'view-ui-plus'",
  ]) {
    expect(directImports(code, exported)).toBe(code)
  }
})
