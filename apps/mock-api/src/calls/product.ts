import { calls } from '@view-site/contract'
import { route } from '../http/route.ts'

export const infoGet = route(calls['pro/info/get'], (_body, { catalogue }) => Promise.resolve(catalogue))
