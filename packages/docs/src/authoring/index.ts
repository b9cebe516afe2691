export { checkContent, type CheckContentOptions } from './checkContent.ts'
export { createPage, type CreatedPage } from './createPage.ts'
export { reportByFile } from './reportByFile.ts'
export { reportContent, type ContentReport, type GroupReport, type ThinPage } from './reportContent.ts'
