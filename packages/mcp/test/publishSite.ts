import { join } from 'node:path'
import { compileCollection, createCollection } from '@view-site/docs/compile'
import { apiFiles, articleFiles, searchIndex, writeOutputs, type ApiLibrary } from '@view-site/static-site/build'
import { openSiteFiles } from '@view-site/static-site/files'

export const origin = 'https://docs.example'

const library: ApiLibrary = {
  name: 'view-ui-plus',
  version: '1.2.0',
  kindOf: (name) => (/^(Button|Table)$/.test(name) ? 'component' : undefined),
  history: {
    package: 'view-ui-plus',
    releases: ['1.0.0', '1.1.0', '1.2.0'],
    members: {
      Table: { '1.0.0': {} },
      'Table.props.draggable': { '1.1.0': { type: 'boolean', default: 'false' } },
      'Table.props.width': { '1.0.0': { type: 'string' }, '1.2.0': { type: 'string | number' } },
      Button: { '1.0.0': {} },
      'Button.events.click': { '1.2.0': {} },
    },
  },
  headings: {
    traps: { 'zh-CN': '容易踩的坑', 'en-US': 'Traps' },
    accessibility: { 'zh-CN': '键盘与无障碍', 'en-US': 'Keyboard and accessibility' },
  },
}

/** Writes the files of a small documentation site, as the build of the real site does. */
export async function publishSite(folder: string): Promise<void> {
  const collection = await createCollection({ root: join(import.meta.dirname, 'content') })
  const articles = await compileCollection(collection, { cache: false })
  const files = await openSiteFiles({ outDir: join(folder, 'site'), record: join(folder, 'files.json') })
  await writeOutputs({
    collection,
    articles,
    outputs: [
      articleFiles({ files, origin, localePaths: collection.site, articles, pathOf: (id) => `/${id}`, demosOf: () => undefined }),
      apiFiles({ files, origin, collection, libraries: { 'view-ui-plus': library } }),
      searchIndex(files, collection),
    ],
  })
  await files.finish([])
}
