import { eachGateway, type Gateway, type Gateways } from './Gateway.ts'

/** The channels with a pause before and after each call, so that a test delays or loses a request or its answer. */
export function pausedGateways(gateways: Gateways, pause: () => Promise<void>): Gateways {
  return eachGateway(gateways, (gateway) => paused(gateway, pause))
}

function paused(gateway: Gateway, pause: () => Promise<void>): Gateway {
  const around = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    await pause()
    const result = await call()
    await pause()
    return result
  }
  return {
    ...gateway,
    open: (order) => around(() => gateway.open(order)),
    query: (outTradeNo) => around(() => gateway.query(outTradeNo)),
    close: (outTradeNo) => around(() => gateway.close(outTradeNo)),
    refund: (outTradeNo) => around(() => gateway.refund(outTradeNo)),
  }
}
