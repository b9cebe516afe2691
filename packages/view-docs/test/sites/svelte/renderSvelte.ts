import type { Component } from 'svelte'
import { render as renderComponent } from 'svelte/server'
import type { RenderDemo } from 'view-docs'

/** Renders a Svelte component to HTML. */
export const render: RenderDemo = async (load, { name, locale }) => {
  const { default: component } = await load()
  if (!isComponent(component)) throw new Error('The file has no component as its default export.')
  const { body } = await renderComponent(component, { props: { locale }, idPrefix: name })
  return body
}

function isComponent(value: unknown): value is Component<{ locale: string }> {
  return typeof value === 'function'
}
