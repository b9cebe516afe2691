import type { Layout } from '@view-site/layout'
import type { MessageCenter } from '@view-site/ui'

/** Shows the number of open notices on the bell and in the title. */
export function countNotices(messages: MessageCenter, layout: Layout): void {
  const count = () => messages.entries().filter(({ kind }) => kind === 'notice').length
  const follow = () => {
    if (layout.store.get(layout.inputs).messages !== count()) layout.update({ messages: count() })
  }
  follow()
  messages.subscribe(follow)
}
