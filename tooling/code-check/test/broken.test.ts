import { expect, test } from 'vitest'
import { block, problemsOf } from './code.ts'
import type { CodeBlock } from '../src/index.ts'

/** Tests that a kind of mistake is reported. The expected messages are in `fixtures/<kind>.golden`. */
function kind(title: string, broken: CodeBlock): void {
  test(`is reported: ${title}`, async () => {
    const problems = await problemsOf(broken)
    const messages = problems.map(({ file, line, message, fix }) => `${file}:${line}\n  ${message}\n  → ${fix}\n`).join('\n')
    expect(messages).not.toBe('')
    await expect(messages).toMatchFileSnapshot(`fixtures/${title.replaceAll(/[^a-zA-Z]+/g, '-').toLowerCase()}.golden`)
  })
}

// JavaScript and TypeScript
kind('JavaScript that does not parse', block('js', 'const a = 1\nconst = 2'))
kind('a name that JavaScript does not have', block('js', "import { ref } from 'vue'\n\nconst a = reff(1)"))
kind('an export that a package does not have', block('js', "import { createRouters } from 'vue-router'\n\ncreateRouters()"))
kind('a package that is not there', block('js', "import { get } from 'axxios'\n\nget('/')"))
kind('TypeScript that does not parse', block('ts', 'interface A {\n  name string\n}'))
kind('TypeScript of a wrong type', block('ts', "import { ref } from 'vue'\n\nconst count = ref(1)\ncount.value = 'two'"))
kind('TypeScript in JavaScript', block('js', "const name: string = 'a'"))
kind('a part of JavaScript that does not parse', block('js', 'a: 1,\nb: [2', { isPart: true }))

// Vue
kind('a tag that is not closed', block('vue', '<template>\n  <Card>\n    <p>Text\n  </Card>\n</template>'))
kind('an expression that does not parse', block('vue', '<template>\n  <Button :disabled="a &&">Text</Button>\n</template>'))
kind('a component without a block', block('vue', '<Button>Text</Button>'))
kind(
  'a name that the script does not have',
  block(
    'vue',
    "<script setup>\nimport { ref } from 'vue'\n\nconst name = ref('')\n</script>\n\n<template>\n  <p>{{ nmae }}</p>\n</template>",
  ),
)
kind('a script that does not parse', block('vue', '<script setup>\nconst a = (1\n</script>\n\n<template>\n  <p>{{ a }}</p>\n</template>'))
kind(
  'a script of a wrong type',
  block(
    'vue',
    '<script setup lang="ts">\nimport { ref } from \'vue\'\n\nconst a = ref<number>()\na.value = true\n</script>\n\n<template>\n  <p>{{ a }}</p>\n</template>',
  ),
)
kind(
  'a macro that is called twice',
  block(
    'vue',
    '<script setup>\ndefineProps({ a: String })\ndefineProps({ b: String })\n</script>\n\n<template>\n  <p>{{ a }}</p>\n</template>',
  ),
)

// Data
kind('JSON that does not parse', block('json', '{\n  "a": 1,\n  "b": [2\n}'))
kind('JSON with a comment', block('json', '{\n  // why\n  "a": 1\n}', { title: 'package.json' }))
kind('JSON with comments that does not parse', block('json', '{\n  // why\n  "a" 1\n}', { title: 'tsconfig.app.json' }))
kind('YAML that does not parse', block('yaml', 'server:\n  port: 8080\n host: a'))
kind('YAML with a key twice', block('yaml', 'port: 1\nport: 2'))

// The server
kind('SQL that does not parse', block('sql', 'CREATE TABLE a (\n  id BIGINT NOT NULL,\n);'))
kind('a part of SQL that does not parse', block('sql', 'WHERE AND tenant_id = 1', { isPart: true }))
kind('Java that does not parse', block('java', 'public class A {\n  void run( {\n  }\n}'))
kind('a part of Java that does not parse', block('java', '@Bean\npublic A a() {\n  return new A(;\n}', { isPart: true }))
