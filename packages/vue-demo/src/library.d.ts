// The library's types name its package entry only; these are the modules the runtime reaches one by one.
declare module 'view-ui-plus/src/locale/lang/*' {
  const pack: object
  export default pack
}

declare module 'view-ui-plus/src/components/*' {
  const service: Record<'destroy' | 'remove' | 'hide', () => void>
  export default service
}
