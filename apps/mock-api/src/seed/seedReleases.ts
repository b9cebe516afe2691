import type { Product, StoreGoods } from '@view-site/contract'
import type { Tx } from '../db/openDatabase.ts'
import { publishRelease } from '../domain/releases/releases.ts'
import type { FileStore } from '../ports/FileStore.ts'

const day = 86_400_000

interface SampleRelease {
  version: string
  /** A time that many days ago. */
  age: number
  channel?: 'beta'
  notes: readonly [zh: readonly string[], en: readonly string[]]
}

/** Versions that every product has in the seed; the owner's releases are added by `publishRelease`. */
const samples: readonly SampleRelease[] = [
  {
    version: '3.3.0-beta.1',
    age: 3,
    channel: 'beta',
    notes: [['试用：表格列可以拖动排序'], ['Preview: columns of the table can be dragged']],
  },
  {
    version: '3.2.0',
    age: 20,
    notes: [
      ['新增：列表页可以保存筛选条件', '修复：切换语言后日期选择器仍显示旧语言'],
      ['Added: filters of a list page can be saved', 'Fixed: the date picker kept its language after a switch'],
    ],
  },
  { version: '3.1.0', age: 200, notes: [['新增：按角色隐藏表单字段'], ['Added: form fields can be hidden by role']] },
  {
    version: '3.0.0',
    age: 500,
    notes: [
      ['升级到 Vue 3.5', '最低支持 Node 20'],
      ['Moved to Vue 3.5', 'Needs Node 20 or later'],
    ],
  },
  { version: '2.8.4', age: 900, notes: [['修复：导出大表格时内存占用过高'], ['Fixed: exporting a large table took too much memory']] },
]

/** Sample releases of every product, the newest a beta. */
export async function seedReleases(tx: Tx, products: readonly Product[], { store, now }: { store: FileStore; now: Date }): Promise<void> {
  for (const product of products) {
    for (const { version, age, channel, notes } of samples) {
      const name = product.replaceAll('_', '-')
      const paths = [`${name}/${version}/${name}-${version}.zip`]
      const published_at = new Date(now.getTime() - age * day).toISOString()
      const about = { product, store_item_id: null, version, published_at, notes_md: notesOf(notes), min_edition: 'standard' as const }
      await publishRelease(tx, { ...about, channel: channel ?? 'stable' }, { paths, store })
    }
  }
}

/** The release of every store item that is not a document, for its owners. */
export async function seedStoreReleases(tx: Tx, goods: readonly StoreGoods[], store: FileStore): Promise<void> {
  for (const { id, kind, version, updated_at } of goods) {
    if (kind === 'doc') continue
    const about = { product: null, store_item_id: id, version, published_at: updated_at, min_edition: 'standard' as const }
    const notes_md = notesOf([['内容整理，补充说明'], ['Tidied up, with more notes']])
    await publishRelease(tx, { ...about, notes_md, channel: 'stable' }, { paths: [`store/${id}/${id}-${version}.zip`], store })
  }
}

function notesOf([zh, en]: SampleRelease['notes']): string {
  return `<!-- zh-CN -->\n\n${bullets(zh)}\n\n*示例*\n\n<!-- en-US -->\n\n${bullets(en)}\n\n*Sample*`
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
