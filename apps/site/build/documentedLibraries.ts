import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiHistory } from '@view-site/docs'
import { readFacts } from '@view-site/vue-demo/facts'
import type { ApiLibrary } from '@view-site/static-site/build'
import viewUi from 'view-ui-plus/package.json' with { type: 'json' }

const product = 'view-ui-plus'

/** The libraries whose API is published as data, by product, for the content in a folder. */
export async function documentedLibraries(content: string): Promise<Record<string, ApiLibrary>> {
  const [facts, history] = await Promise.all([readFacts(), readHistory(content)])
  const kindOf = (name: string) => {
    const kind = Object.hasOwn(facts, name) ? facts[name]?.kind : undefined
    return kind === 'function' ? 'service' : kind
  }
  return {
    [product]: {
      name: viewUi.name,
      version: viewUi.version,
      kindOf,
      ...(history ? { history } : {}),
      headings: {
        traps: { 'zh-CN': '容易踩的坑', 'en-US': 'Traps' },
        accessibility: { 'zh-CN': '键盘与无障碍', 'en-US': 'Keyboard and accessibility' },
      },
    },
  }
}

async function readHistory(content: string): Promise<ApiHistory | undefined> {
  const text = await readFile(join(content, product, 'releases.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
