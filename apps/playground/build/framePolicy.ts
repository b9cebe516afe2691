import type { PolicySources } from '@view-site/static-server'

/** What the frame may load: its own script, the modules it makes, and pictures and fonts that are part of the code. It sends nothing. */
export function framePolicy(script: string): PolicySources {
  return {
    'default-src': ["'none'"],
    'script-src': [script, 'blob:'],
    'worker-src': ["'none'"],
    // Components set inline styles, and one style element holds the code's own.
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'media-src': ['data:', 'blob:'],
    'font-src': ['data:'],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ['about:'],
  }
}
