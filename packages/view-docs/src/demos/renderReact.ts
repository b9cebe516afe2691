import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import type { RenderDemo } from './DemoPort.ts'
import { reactComponent } from './reactComponent.ts'

/** Renders a React component to HTML, with everything that it waits for. */
export const render: RenderDemo = async (load, { name, locale }) => {
  const component = reactComponent((await load()).default)
  const failures: unknown[] = []
  const { prelude } = await prerender(createElement(component, { locale }), {
    identifierPrefix: name,
    // All in its place, without scripts that would move it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}
