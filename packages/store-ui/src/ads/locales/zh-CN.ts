export default { label: '广告' } as const
