import type { ArticlePorts } from '@view-site/docs'
import { env } from '../env.ts'
import { mountPort } from '../docs/mountPort.ts'
import { openPlayground } from '../docs/openPlayground.ts'
import { tabChoices } from '../docs/tabChoices.ts'

/** Connects articles to the site while the application is not loaded. */
export function readerPorts(): ArticlePorts {
  return {
    choices: tabChoices,
    demos: { mount: mountPort },
    playground: { open: ({ source, locale }) => openPlayground(env.playground, { source, locale }) },
    announce: createAnnouncer(),
    // The click is replayed once the application has loaded.
    signIn: () => {},
  }
}

/** Creates a polite live region outside of the markup that the application hydrates. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  document.body.append(region)
  return (text) => (region.textContent = text)
}
