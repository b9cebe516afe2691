import { ReloadIcon } from '@view-site/ui'
import { useLayout } from '../../shared/LayoutContext.tsx'
import { useLazyT } from '../../shared/useLazyT.ts'
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
