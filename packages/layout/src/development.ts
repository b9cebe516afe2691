export { findMistakes, type LayoutMistake, type MistakeKind } from './development/findMistakes.ts'
export { reportMistakes, type ReportMistakesOptions } from './development/reportMistakes.ts'
