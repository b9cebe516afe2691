import { expect, test } from 'vitest'
import { block, problemsOf } from './code.ts'

test.each([
  [
    'imports of the reader’s own project',
    block('js', "import { login } from '@/api/account'\nimport { a } from './a'\n\nexport const b = [login, a]"),
  ],
  [
    'a component with props, emits and template',
    block(
      'vue',
      "<script setup>\nimport { computed } from 'vue'\n\nconst props = defineProps({ modelValue: String })\ndefineEmits(['update:modelValue'])\nconst size = computed(() => props.modelValue.length)\n</script>\n\n<template>\n  <Input :model-value=\"modelValue\" @update:model-value=\"$emit('update:modelValue', $event)\" />{{ size }} {{ $t('a') }}\n</template>",
    ),
  ],
  [
    'a component of options',
    block(
      'vue',
      '<script>\nexport default {\n  data: () => ({ name: \'\' }),\n  methods: { save() { this.$Message.success(this.name) } },\n}\n</script>\n\n<template>\n  <Button @click="save">{{ name }}</Button>\n</template>',
    ),
  ],
  [
    'a configuration of Vite',
    block(
      'js',
      "import vue from '@vitejs/plugin-vue'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [vue()] })",
    ),
  ],
  ['an environment variable', block('ts', 'export const base: string = import.meta.env.BASE_URL')],
  ['statements as a part', block('js', 'app.use(router)\nreturn next', { isPart: true })],
  ['members of an object as a part', block('js', "path: '/a',\nauth: ['b'],", { isPart: true })],
  ['members of a class as a part', block('ts', 'private a = 1\n\nrun(): void {}', { isPart: true })],
  ['members of JSON as a part', block('json', '"a": 1,\n"b": 2', { isPart: true })],
  ['comments where a file may have them', block('json', '{\n  // why\n  "a": 1,\n}', { title: '.vscode/settings.json' })],
  ['several documents of YAML', block('yaml', 'a: ${PORT:8080}\n---\nb: [1, 2]')],
  [
    'a table of MySQL',
    block(
      'sql',
      "CREATE TABLE a (\n  id BIGINT NOT NULL AUTO_INCREMENT COMMENT 'id',\n  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),\n  PRIMARY KEY (id)\n) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4;",
    ),
  ],
  ['the end of a query as a part', block('sql', 'WHERE tenant_id = ? AND deleted = 0', { isPart: true })],
  [
    'a record and a switch of Java',
    block(
      'java',
      'package a;\n\npublic record A(int b) {\n  String name() {\n    return switch (b) { case 0 -> "none"; default -> "some"; };\n  }\n}',
    ),
  ],
  [
    'statements of Java as a part',
    block('java', 'var a = service.find(1);\nif (a == null) throw new IllegalStateException();', { isPart: true }),
  ],
  ['members of Java as a part', block('java', '@Bean\npublic A a() { return new A(); }', { isPart: true })],
  ['another language', block('sh', 'npm install && ((')],
])('%s is sound', async (_, code) => {
  expect(await problemsOf(code)).toEqual([])
})
