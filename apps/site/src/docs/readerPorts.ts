import type { ArticlePorts } from '@view-site/docs'
import { env } from '../env.ts'
import { mountPort } from './mountPort.ts'
import { openPlayground } from './openPlayground.ts'
import { tabChoices } from './tabChoices.ts'

/** What articles are given before the application is there. */
export function readerPorts(): ArticlePorts {
  return {
    choices: tabChoices,
    demos: { mount: mountPort },
    playground: { open: ({ source, locale }) => openPlayground(env.playground, { source, locale }) },
    announce: speaker(),
    // The press is held back and repeated when the application is there.
    signIn: () => {},
  }
}

/** Says something in a polite live region of its own, beside the page that the application will take over. */
function speaker(): (text: string) => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  document.body.append(region)
  return (text) => (region.textContent = text)
}
