import type { ArticlePorts } from '@view-site/docs'
import { createAnnouncer, pageStorage } from '@view-site/platform'
import { reportFailures } from '@view-site/static-site/hydrate'
import own from 'virtual:view-docs/ports'
import { mountPort } from './mountPort.ts'
import { storageKeys } from './site/site.ts'
import { loadStatus } from './status/loadStatus.ts'

/** One live region for all articles, as ports are created for each article. */
const announce = createAnnouncer()

/** Ports of articles that work without the application. */
export function readerPorts(): ArticlePorts {
  return {
    demos: { mount: mountPort },
    choices: {
      get: (labels) => pageStorage.getItem(storageKeys.tabs + labels),
      set: (labels, label) => pageStorage.setItem(storageKeys.tabs + labels, label),
    },
    announce,
    onFail: reportFailures(loadStatus),
    ...own,
  }
}
