export { reactRouterAdapter } from './routers/react-router/reactRouterAdapter.tsx'
