export type { ConsultChannel, ConsultData, ConsultHours } from './consult.ts'
export { openConsult, type ConsultTexts, type OpenConsultOptions } from './openConsult.ts'
