export default { '/guide/beispiele': '/guide/demos-page' }
