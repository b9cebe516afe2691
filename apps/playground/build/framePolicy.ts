import type { PolicySources } from '@view-site/static-server'

/** Policy of the frame: allows its own script, modules created in it, and inlined images, media and fonts, but no connections. */
export function framePolicy(script: string): PolicySources {
  return {
    'default-src': ["'none'"],
    'script-src': [script, 'blob:'],
    'worker-src': ["'none'"],
    // Components set inline styles, and the styles of the code are in a style element.
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'media-src': ['data:', 'blob:'],
    'font-src': ['data:'],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ['about:'],
  }
}
