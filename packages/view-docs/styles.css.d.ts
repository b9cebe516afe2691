// Importing it adds the stylesheet.
// oxlint-disable-next-line unicorn/require-module-specifiers -- nothing is exported, and yet it has to be a module
export {}
