import type { ArticlePorts } from '@view-site/docs'
import { pageStorage } from '@view-site/platform'
import { mountPort } from './mountPort.ts'
import { storageKeys } from './site.ts'

/** What articles need whether or not the application is loaded. */
export function readerPorts(): ArticlePorts {
  return {
    demos: { mount: mountPort },
    choices: {
      get: (labels) => pageStorage.getItem(storageKeys.tabs + labels),
      set: (labels, label) => pageStorage.setItem(storageKeys.tabs + labels, label),
    },
    announce: (text) => announce(text),
  }
}

let region: HTMLElement | undefined

/** Says something in a polite live region outside of the markup that the application hydrates. */
function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
    document.body.append(region)
  }
  region.textContent = text
}
