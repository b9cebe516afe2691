import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { nodeTests } from '@view-site/vitest-config'

export default nodeTests({ plugins: [vanillaExtractPlugin()], test: { exclude: ['test/pages/**'] } })
