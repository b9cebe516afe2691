import type { ExtractPropTypes } from 'vue'
import type { crudProps } from '../crudProps.ts'

/** Props of `ICrud` as its parts read them. */
export type CrudProps = Readonly<ExtractPropTypes<typeof crudProps>>
