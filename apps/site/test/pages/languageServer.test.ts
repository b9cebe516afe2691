import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runs } from '@view-site/vitest-config/runs'
import { localizePath, locales, type Locale } from '@view-site/i18n/product'
import { apiDocument, type ApiExportDocument } from '@view-site/static-site/api'
import { afterAll, expect, test } from 'vitest'
import { openVueEditor } from './vueEditor/openVueEditor.ts'

const site = resolve(import.meta.dirname, '../..')
const client = join(site, 'dist/client')
const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A Vue project with the declarations that the site publishes. */
async function project(locale: Locale): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vue-project-'))
  folders.push(folder)
  await mkdir(join(folder, 'src'))
  await symlink(join(site, 'node_modules'), join(folder, 'node_modules'))
  await copyFile(join(client, localizePath('/view-ui-plus/components.d.ts.txt', locale)), join(folder, 'src/components.d.ts'))
  const compilerOptions = { strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'esnext', types: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  return folder
}

const inTemplate = (line: string) => `<template>\n  ${line}\n</template>\n`

/** The published API of a component. */
async function apiOf(name: string, page: string, locale: Locale): Promise<ApiExportDocument> {
  const path = localizePath(`/view-ui-plus/component/${page}/api.json`, locale)
  const { pages } = apiDocument.parse(JSON.parse(await readFile(join(client, path), 'utf8')))
  const found = pages[0]?.exports.find((item) => item.name === name)
  if (!found) throw new Error(`${path} has no ${name}.`)
  return found
}

// Two servers that read all declarations: only the weekly run starts them.
test.runIf(runs(0, 1) === 1).each(locales)('the Vue language server completes and describes components in %s', async (locale) => {
  const [button, table] = await Promise.all([apiOf('Button', 'base/button', locale), apiOf('Table', 'form/table', locale)])
  const editor = await openVueEditor(await project(locale))
  try {
    const tags = await editor.complete(inTemplate('<B|'))
    for (const name of ['Badge', 'BackTop', 'Breadcrumb', 'Button', 'ButtonGroup']) expect([...tags.keys()]).toContain(name)

    const props = await editor.complete(inTemplate('<Button |'))
    expect(props.get(':size')).toContain(button.props?.['size']?.description)
    expect(props.get(':htmlType')).toContain("`'button' | 'submit' | 'reset'`")
    expect([...props.keys()]).toContain('@click')
    expect([...props.keys()]).toContain('v-line-clamp')

    const events = await editor.complete(inTemplate('<Table @|'))
    expect(events.get('@onRowClick')).toContain(table.events?.['on-row-click']?.description)

    const type = await editor.hover(inTemplate('<Button ty|pe="text" />'))
    expect(type, 'the type that the library declares').toMatch(/^\(property\) type\?: .*"dashed"/)
  } finally {
    editor.close()
  }
})
