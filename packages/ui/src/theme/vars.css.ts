// Importing the contract also imports its values, the layer order and the base styles, in this order.
import './layers.css.ts'
import './tokens.css.ts'
import './base.css.ts'

export { vars } from './contract.css.ts'
