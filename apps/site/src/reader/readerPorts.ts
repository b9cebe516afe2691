import type { ArticlePorts } from '@view-site/docs'
import { createAnnouncer } from '@view-site/platform'
import type { ReportFailure } from '@view-site/static-site/hydrate'
import { mountPort } from '../docs/mountPort.ts'
import { editorPort } from '../docs/editor/editorPort.ts'
import { playgroundPort } from '../docs/playground/playgroundPort.ts'
import { tabChoices } from '../docs/tabChoices.ts'

/**
 * Connects articles to the site while the application is not loaded.
 * @param onFail Reports code of an article that did not load.
 */
export function readerPorts(onFail: ReportFailure): ArticlePorts {
  return {
    choices: tabChoices,
    demos: { mount: mountPort },
    editor: editorPort,
    playground: playgroundPort,
    announce: createAnnouncer(),
    onFail,
    // The click is replayed once the application has loaded.
    signIn: () => {},
  }
}
