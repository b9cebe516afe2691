import { readFacts } from '@view-site/vue-demo/facts'
import type { ApiLibrary } from '@view-site/static-site/build'
import viewUi from 'view-ui-plus/package.json' with { type: 'json' }

/** The libraries whose API is published as data, by product. */
export async function documentedLibraries(): Promise<Record<string, ApiLibrary>> {
  const facts = await readFacts()
  const kindOf = (name: string) => {
    const kind = Object.hasOwn(facts, name) ? facts[name]?.kind : undefined
    return kind === 'function' ? 'service' : kind
  }
  return {
    'view-ui-plus': {
      name: viewUi.name,
      version: viewUi.version,
      kindOf,
      headings: {
        traps: { 'zh-CN': '容易踩的坑', 'en-US': 'Traps' },
        accessibility: { 'zh-CN': '键盘与无障碍', 'en-US': 'Keyboard and accessibility' },
      },
    },
  }
}
