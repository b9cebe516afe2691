import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import { cancelOrder, listOrders, ownOrder } from './orders.ts'

export const storeOrderList = route(calls['pro/store/order/list'], (page, context) => listOrders({ ...page, type: 'store' }, context))

export const storeOrderCancel = route(calls['pro/store/order/cancel'], async ({ order_no }, context) => {
  const order = await ownOrder(context, order_no)
  if (order.type !== 'store') throw new Failure(errorCodes.notFound)
  return cancelOrder(order, context)
})
