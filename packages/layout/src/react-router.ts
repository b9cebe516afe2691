export { reactRouterAdapter, type ReactRouterPort } from './routers/react-router/reactRouterAdapter.tsx'
