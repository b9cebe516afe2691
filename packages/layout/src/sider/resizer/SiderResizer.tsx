import { settingsSchema } from '../../core/settings/settingsSchema.ts'
import { useLayout } from '../../common/LayoutContext.tsx'
import { useAtomSelector } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import { isRtl } from '../../common/isRtl.ts'
import { useSeparator } from '../../common/useSeparator.ts'
import { firstColumn } from '../modes/firstColumn.ts'
import * as styles from './SiderResizer.css.ts'

const { min, max, step, default: defaultSize } = settingsSchema.siderWidth

/** The edge of the sider: dragging it or the arrow keys change the width; a double-click or Enter restores the default. */
export function SiderResizer({ controls }: { controls: string }) {
  const t = useLazyT()
  const { settings } = useLayout()
  const width = useAtomSelector(settings.atom, ({ siderWidth }) => siderWidth)
  const edge = useSeparator({
    size: width,
    min,
    max,
    step,
    defaultSize,
    towards: 'end',
    sizeAt({ clientX }, element) {
      const sider = document.getElementById(controls)?.getBoundingClientRect()
      const width = sider && (isRtl(element) ? sider.right - clientX : clientX - sider.left)
      return width && width - (document.documentElement.dataset.siderMode === 'double' ? firstColumn : 0)
    },
    // Stored on release; until then only drawn.
    draw: (next) => document.documentElement.style.setProperty('--size-sider', `${next}px`),
    set: (next) => settings.set({ siderWidth: next }),
  })
  return <div className={styles.edge} aria-label={t('resizeSider')} aria-controls={controls} {...edge} />
}
