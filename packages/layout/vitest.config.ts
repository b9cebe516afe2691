import { reactTests } from '@view-site/vitest-config'

export default reactTests({
  optimize: [
    '@atlaskit/pragmatic-drag-and-drop/combine',
    '@atlaskit/pragmatic-drag-and-drop/element/adapter',
    '@view-site/ui > @base-ui/react/alert-dialog',
    '@view-site/ui > @base-ui/react/dialog',
    '@view-site/ui > @base-ui/react/menu',
    '@view-site/ui > @base-ui/react/popover',
    '@view-site/ui > @base-ui/react/select',
    '@view-site/ui > uqr',
    '@tanstack/react-router',
    'jotai/vanilla',
    'react-dom/server',
    'react-router',
    'react-router/dom',
  ],
})
