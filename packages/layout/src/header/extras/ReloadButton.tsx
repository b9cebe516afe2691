import { ReloadIcon } from '@view-site/ui'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useLazyT } from '../../common/useLazyT.ts'
import { HeaderButton } from './HeaderButton.tsx'

/** Remounts the page. */
export function ReloadButton() {
  const layout = useLayout()
  return (
    <HeaderButton label={useLazyT()('reload')} onClick={() => layout.reload()}>
      <ReloadIcon />
    </HeaderButton>
  )
}
