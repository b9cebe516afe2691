import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { drawIcon, icoOf } from '@view-site/open-graph-image'
import type { OutputFactory } from '@view-site/static-site/build'
import { dark, light } from '@view-site/ui/palette'

const svgIcon = '/favicon.svg'

/** The files that {@link identityFiles} writes, and the colours of the browser's bars. */
export const identity = {
  ico: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.json',
  themeColors: { light: light.color.bg.page, dark: dark.color.bg.page },
}

/** Writes the icons, drawn from the SVG icon, and the web app manifest. */
export function identityFiles(name: string): OutputFactory {
  return ({ files }) => ({
    async finish() {
      const svg = await readFile(resolve(import.meta.dirname, `../public${svgIcon}`), 'utf8')
      await files.write(identity.ico, icoOf(drawIcon(svg, { size: 32 }), 32))
      await files.write(identity.touchIcon, drawIcon(svg, { size: 180, background: identity.themeColors.light, padding: 0.16 }))
      await files.write(identity.manifest, JSON.stringify(manifestOf(name)))
    },
  })
}

function manifestOf(name: string) {
  return {
    name,
    start_url: '/',
    display: 'browser',
    background_color: identity.themeColors.light,
    theme_color: identity.themeColors.light,
    icons: [
      { src: svgIcon, type: 'image/svg+xml', sizes: 'any' },
      { src: identity.touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  }
}
