export { checkTemplate, type TemplateCheck } from './checkTemplate.ts'
export { findTraps, type FoundTrap } from './findTraps.ts'
