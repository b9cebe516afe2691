// Whoever uses the contract gets its values, the layer order and the base styles with it, in this order.
import './layers.css.ts'
import './tokens.css.ts'
import './base.css.ts'

export { vars } from './contract.css.ts'
