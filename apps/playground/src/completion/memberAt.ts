import type { Place, Tag } from './Place.ts'
import type { ApiPart, ComponentApi, LibraryApi } from './LibraryApi.ts'
import { camel, componentOf, kebab, membersOf, splitAttribute, type Member } from './names.ts'

/** The component whose part an attribute of a tag names: slots of `<template>` are those of the tag around it. */
export function ownerOf({ name, parent }: Tag, part: ApiPart | undefined, api: LibraryApi): [string, ComponentApi] | undefined {
  return componentOf(part === 'slots' && name === 'template' ? (parent ?? '') : name, api)
}

/** The component or its prop, event or slot that is written at a place; of a value the prop that it belongs to. */
export function memberAt(place: Place, api: LibraryApi): { component: [string, ComponentApi]; member?: Member } | undefined {
  if (place.kind === 'tag') {
    const component = componentOf(place.text, api)
    return component && { component }
  }
  const written = place.kind === 'attribute' ? place.text : place.attribute
  const { part = 'props', name } = splitAttribute(written.replace(/^v-model(?::(\w+))?(\..*)?$/, (_, model = 'modelValue') => model))
  const component = ownerOf(place.tag, part, api)
  if (!component) return undefined
  const [bare = ''] = name.split('.')
  const member = membersOf(component, part).find((each) => each.name === bare || each.name === camel(bare) || each.name === kebab(bare))
  return member && { component, member }
}
