/**
 * Parts that load on demand. A bundler writes the URLs of a chunk and of its dependencies next to each `import()`. They are in
 * this module, which loads with the first part, so that a page without any part carries one URL instead of all of them.
 */
export const parts = {
  createTabsFeature: async () => (await import('../tabs/createTabsFeature.tsx')).createTabsFeature,
  async overlays() {
    const { Overlays, preloadSettings } = await import('../overlays/Overlays.tsx')
    return { default: Overlays, preloadSettings }
  },
  headerExtras: async () => ({ default: (await import('../header/extras/HeaderExtras.tsx')).HeaderExtras }),
  behaviors: async () => await import('./behaviors.ts'),
  pageError: async () => ({ default: (await import('../page-error/PageError.tsx')).PageError }),
  railLabels: async () => ({ default: (await import('../sider/RailLabels.tsx')).RailLabels }),
  siderResizer: async () => ({ default: (await import('../sider/resizer/SiderResizer.tsx')).SiderResizer }),
}
