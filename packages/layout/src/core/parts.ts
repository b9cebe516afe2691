/**
 * Parts that load when they are wanted. A bundler writes the addresses of a chunk and of all it needs beside each import: they
 * stand in this file, which comes with the first part, so that a page without any carries one address instead of all.
 */
export const parts = {
  createTabsFeature: async () => (await import('../tabs/createTabsFeature.tsx')).createTabsFeature,
  overlays: async () => ({ default: (await import('../overlays/Overlays.tsx')).Overlays }),
  headerExtras: async () => ({ default: (await import('../header/HeaderExtras.tsx')).HeaderExtras }),
  tellPage: async () => (await import('../navigation/tellPage.ts')).tellPage,
  siderResizer: async () => ({ default: (await import('../header/SiderResizer.tsx')).SiderResizer }),
}
