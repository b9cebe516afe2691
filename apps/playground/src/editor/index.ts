// In one file: tabs without an editor would be of no use.
export { createEditor } from './createEditor.ts'
export { FileTabs } from '../view/FileTabs.tsx'
