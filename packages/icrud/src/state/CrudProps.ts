import type { ExtractPropTypes } from 'vue'
import type { crudProps } from '../crudProps.ts'

/** Types of the props of `ICrud`. */
export type CrudProps = Readonly<ExtractPropTypes<typeof crudProps>>
