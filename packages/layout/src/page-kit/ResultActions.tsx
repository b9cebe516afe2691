import { Button, button, Link, ReloadIcon } from '@view-site/ui'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import * as styles from './PageResult.css.ts'
import type { PageResultKind } from './PageResultKind.ts'
import { ResultText } from './ResultText.tsx'

/** The default actions of a result. */
export function ResultActions({ kind }: { kind: PageResultKind }) {
  const layout = useLayout()
  const home = useAtomSelector(layout.inputs, ({ brand }) => brand.href ?? '/')
  if (kind === 'success' || kind === 'empty') return null
  return (
    <div className={styles.actions}>
      {kind === 'error' && (
        <Button icon={<ReloadIcon />} onClick={() => layout.reload()}>
          <ResultText name="tabReload" />
        </Button>
      )}
      <Link to={home} variant="plain" className={button({ variant: kind === 'error' ? 'default' : 'primary' })}>
        <ResultText name="backHome" />
      </Link>
    </div>
  )
}
