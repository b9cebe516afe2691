export { openEditor } from '../editor/openEditor.ts'
export { demoCode } from './demoCode.ts'
