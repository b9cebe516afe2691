import { installedVersions } from '../installedVersions.ts'
import { mapMarkdown } from './mapMarkdown.ts'
import type { Peer, PeerPage } from './Peer.ts'
import { groupsOf } from './readPages.ts'

/** VitePress with the demos as components of their pages, as documentation of Vue libraries has them. */
export const vitepress: Peer = {
  name: 'vitepress',
  // The demos of this site run with the versions of `content`.
  packages: { vitepress: '1.6.4', ...installedVersions('content', ['vue', 'view-ui-plus', 'dayjs', 'vue-router']) },
  files: (pages) => ({
    'docs/index.md': '# View UI Plus\n',
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify(configOf(pages), null, 1)}\n`,
    'docs/.vitepress/theme/index.mjs': `export { default } from 'vitepress/theme'\nimport 'view-ui-plus/dist/styles/viewuiplus.css'\n`,
    ...Object.fromEntries(pages.flatMap((page) => Object.entries(filesOf(page)))),
  }),
  build: ['vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  immutable: /^\/assets\//,
}

function configOf(pages: readonly PeerPage[]): object {
  const sidebar = groupsOf(pages).map(([group, all]) => ({
    text: group,
    items: all.map(({ title, path }) => ({ text: title, link: `/${path}` })),
  }))
  return {
    lang: 'zh-CN',
    title: 'View UI Plus',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' }, sidebar },
  }
}

/** The page and the components of its demos. */
function filesOf({ path, title, markdown }: PeerPage): Record<string, string> {
  const demos: string[] = []
  const body = mapMarkdown(markdown, ({ source, language, code, section }) => {
    if (language !== 'vue' || section !== '示例' || !code.includes('<template>')) return source
    demos.push(code)
    return `<div class="demo"><Demo${demos.length} /></div>\n\n::: details 代码\n${source}\n:::`
  })
  const nameOf = (index: number) => `${path}-${index + 1}.vue`
  const up = '../'.repeat(path.split('/').length - 1)
  // The library cannot be imported on the server: VitePress has this function for such components.
  const components = demos.map(
    (_code, index) => `const Demo${index + 1} = defineClientComponent(() => import('${up}demos/${nameOf(index)}'))`,
  )
  return {
    [`docs/${path}.md`]: `<script setup>\nimport { defineClientComponent } from 'vitepress'\n${components.join('\n')}\n</script>\n\n# ${title}\n${body}`,
    ...Object.fromEntries(demos.map((code, index) => [`docs/demos/${nameOf(index)}`, code])),
  }
}
