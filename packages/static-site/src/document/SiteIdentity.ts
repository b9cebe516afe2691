import { escapeHtml } from './escapeHtml.ts'

/** How browsers and devices show a site, in addition to its SVG icon. Addresses begin with the site's base. */
export interface SiteIdentity {
  /** Icon for programs that show no SVG. @default none */
  ico?: string
  /** Picture of 180 px for the home screen of a phone. @default none */
  touchIcon?: string
  /** Web app manifest. @default none */
  manifest?: string
  /** Colours of the browser's own bars, by the theme of the system. @default the browser's */
  themeColors?: { light: string; dark: string }
}

/** The lines of a document's head that announce the identity. */
export function identityLines({ ico, touchIcon, manifest, themeColors }: SiteIdentity): string[] {
  return [
    ...(ico === undefined ? [] : [`<link rel="icon" href="${escapeHtml(ico)}" sizes="32x32">`]),
    ...(touchIcon === undefined ? [] : [`<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`]),
    ...(manifest === undefined ? [] : [`<link rel="manifest" href="${escapeHtml(manifest)}">`]),
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      themeColors
        ? [`<meta name="theme-color" content="${escapeHtml(themeColors[scheme])}" media="(prefers-color-scheme: ${scheme})">`]
        : [],
    ),
  ]
}
