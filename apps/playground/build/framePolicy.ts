import type { PolicySources } from '@view-site/static-server'

/** What the frame may load: its own files, the module it is handed, and pictures and fonts that are part of the code. It sends nothing. */
export function framePolicy(importMap: string): PolicySources {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", 'blob:', importMap],
    // Styles of components are set inline, and one style element holds the code's own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'media-src': ['data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  }
}
