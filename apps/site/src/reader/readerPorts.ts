import type { ArticlePorts } from '@view-site/docs'
import { createAnnouncer } from '@view-site/platform'
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
