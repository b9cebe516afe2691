export { cardSize, type Card, type CardColors } from './Card.ts'
export { createCardPress, type CardPress, type CardPressOptions } from './createCardPress.ts'
