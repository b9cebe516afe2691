import { CheckIcon, ThemeIcon } from '@view-site/ui'
import { themeChoices } from '../core/settings/themeChoices.ts'
import { Dropdown } from '../dropdown/Dropdown.tsx'
import * as dropdown from '../dropdown/Dropdown.css.ts'
import * as styles from './Header.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

const names = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const t = useT()
  const { settings } = useLayout()
  const chosen = useAtomSelector(settings.atom, ({ theme }) => theme)
  return (
    <Dropdown
      compact
      summaryClassName={styles.iconButton}
      summary={<ThemeIcon />}
      label={t('theme', { name: t(names[chosen]) })}
      align="end"
    >
      {themeChoices.map((theme) => (
        <button key={theme} type="button" className={dropdown.item} aria-pressed={theme === chosen} onClick={() => settings.set({ theme })}>
          {t(names[theme])}
          {theme === chosen && <CheckIcon className={dropdown.itemEnd} />}
        </button>
      ))}
    </Dropdown>
  )
}
