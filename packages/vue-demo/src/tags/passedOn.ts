import type { ComponentFacts, TemplateFacts } from './ComponentFacts.ts'

/** Components that pass what they do not declare on to another one: `v-bind="$attrs"`, or a root that is that component. */
const receivers: Readonly<Record<string, string>> = {
  Captcha: 'Input',
  Description: 'Col',
  Email: 'Input',
  Mobile: 'Input',
  Password: 'Input',
  Submit: 'Button',
  TreeSelect: 'Select',
  UserName: 'Input',
}

const ofLinks = ['download', 'hreflang', 'ping', 'referrerpolicy', 'rel']

/** Attributes of the HTML element that is the root of a component, besides those of every element. */
const rootAttributes: Readonly<Record<string, readonly string[]>> = {
  Button: ['form', 'formaction', 'formenctype', 'formmethod', 'formnovalidate', 'formtarget', 'name', 'value', ...ofLinks],
  Form: ['accept-charset', 'action', 'autocomplete', 'enctype', 'method', 'name', 'novalidate'],
  Link: ofLinks,
}

/** The facts of components with what they accept for the component or the element that they pass it on to. */
export function withPassedOn(facts: TemplateFacts): TemplateFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, own]) => [name, withAttributes(name, withReceiver(own, facts[receivers[name] ?? '']))]),
  )
}

function withReceiver(own: ComponentFacts, receiver: ComponentFacts | undefined): ComponentFacts {
  if (!receiver) return own
  return { ...own, props: { ...receiver.props, ...own.props }, events: [...new Set([...own.events, ...receiver.events])] }
}

function withAttributes(name: string, own: ComponentFacts): ComponentFacts {
  // An item of Notification returns all of its attributes with its event.
  if (name === 'NotificationItem') return { ...own, attributes: ['*'] }
  const attributes = rootAttributes[name]
  return attributes ? { ...own, attributes } : own
}
