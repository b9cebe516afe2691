import { globalLayer } from '@vanilla-extract/css'

/** Element styles of the site, with the lowest priority. */
export const base: string = globalLayer('base')

/** Styles of the Vue library: above the base, below the unlayered styles of components. */
export const vup: string = globalLayer('vup')
