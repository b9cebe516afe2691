import { ReloadIcon } from '@view-site/ui'
import { useLayout } from '../react/LayoutContext.tsx'
import { useMoreT } from '../react/useMoreT.ts'
import { HeaderButton } from './HeaderButton.tsx'

/** Mounts the page anew. */
export function ReloadButton() {
  const layout = useLayout()
  return (
    <HeaderButton label={useMoreT()('reload')} onClick={() => layout.reload()}>
      <ReloadIcon />
    </HeaderButton>
  )
}
