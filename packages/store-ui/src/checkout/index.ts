export { NextStep } from './NextStep.tsx'
export { checkoutMessages } from './checkoutMessages.ts'
