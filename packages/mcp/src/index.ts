export { createServerFactory, type ServerFactoryOptions } from './createServerFactory.ts'
export { createHttpListener, type HttpListener, type HttpListenerOptions } from './createHttpListener.ts'
export { serveHttp, type HttpServer, type ServeHttpOptions } from './serveHttp.ts'
