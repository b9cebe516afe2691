import type { ArticlePorts } from '@view-site/docs'
import { createAnnouncer } from '@view-site/platform'
import { mountPort } from '../docs/mountPort.ts'
import { editorPort } from '../docs/editor/editorPort.ts'
import { playgroundPort } from '../docs/playground/playgroundPort.ts'
import { tabChoices } from '../docs/tabChoices.ts'

/** Connects articles to the site while the application is not loaded. */
export function readerPorts(): ArticlePorts {
  return {
    choices: tabChoices,
    demos: { mount: mountPort },
    editor: editorPort,
    playground: playgroundPort,
    announce: createAnnouncer(),
    // The click is replayed once the application has loaded.
    signIn: () => {},
  }
}
