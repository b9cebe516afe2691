export { checkTemplate, type TemplateCheck } from './checkTemplate.ts'
