/**
 * Existing but internal members, as `Export.member`, each with the reason. They may be missing from the documentation.
 */
export const internalMembers: Readonly<Record<string, string>> = {
  'Dropdown.on-hover-click': 'passed between nested Dropdowns',
  'Dropdown.on-haschild-click': 'passed between nested Dropdowns',
  'Option.on-select-selected': 'declared by Option, emitted by nothing',
  'Input.on-input-change': 'the raw input event, for DatePicker to listen to',
  'Message.message': 'what info, success, warning and error call',
}

/** Slots with names chosen by the user, which scanning the source cannot find. Written as in the documentation. */
export const computedSlots: Readonly<Record<string, readonly string[]>> = {
  Table: ['[column.slot]'],
}
