// Importing the module adds the style sheet.
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes the file a module
export {}
