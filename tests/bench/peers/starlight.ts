import { mapMarkdown } from './mapMarkdown.ts'
import type { Peer, PeerPage } from './Peer.ts'
import { groupsOf } from './readPages.ts'

/** Starlight, which has no Vue: the demos are code alone. */
export const starlight: Peer = {
  name: 'starlight',
  packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '0.35.5' },
  files: (pages) => ({
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ integrations: [starlight(${JSON.stringify(configOf(pages), null, 1)})] })
`,
    'src/content/docs/index.md': contentOf('View UI Plus', ''),
    ...Object.fromEntries(
      pages.map(({ path, title, markdown }) => [`src/content/docs/${path}.md`, contentOf(title, mapMarkdown(markdown))]),
    ),
  }),
  build: ['astro', 'build'],
  output: 'dist',
  immutable: /^\/_astro\//,
}

function configOf(pages: readonly PeerPage[]): object {
  return {
    title: 'View UI Plus',
    locales: { root: { label: '简体中文', lang: 'zh-CN' } },
    sidebar: groupsOf(pages).map(([group, all]) => ({
      label: group,
      collapsed: true,
      items: all.map(({ title, path }) => ({ label: title, link: `/${path}/` })),
    })),
  }
}

function contentOf(title: string, body: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`
}
