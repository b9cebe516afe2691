import { GlobeIcon } from '@view-site/ui'
import { useSyncExternalStore, type ComponentProps } from 'react'
import type { LocaleOption, LocalePort } from '../core/LocalePort.ts'
import { Dropdown } from '../dropdown/Dropdown.tsx'
import * as dropdown from '../dropdown/Dropdown.css.ts'
import * as styles from './Header.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

/** The same page in another language: a plain link, or a dropdown of links where there are more than two languages. */
export function LanguageSwitch() {
  const t = useT()
  const { inputs } = useLayout()
  const locale = useAtomSelector(inputs, (given) => given.locale)
  if (!locale) return null
  const others = locale.options.filter(({ value }) => value !== locale.current)
  const [only] = others
  if (!only) return null
  if (others.length === 1) {
    return (
      <LanguageLink
        locale={locale}
        option={only}
        className={`${styles.iconButton} ${styles.hideNarrow}`}
        label={t('switchLanguage', { name: only.label })}
      />
    )
  }
  const name = locale.options.find(({ value }) => value === locale.current)?.label ?? locale.current
  return (
    <Dropdown
      className={styles.hideNarrow}
      compact
      summaryClassName={styles.iconButton}
      summary={<GlobeIcon />}
      label={t('switchLanguage', { name })}
      align="end"
    >
      {locale.options.map((option) => (
        <LanguageLink key={option.value} locale={locale} option={option} className={dropdown.item} />
      ))}
    </Dropdown>
  )
}

export interface LanguageLinkProps {
  locale: LocalePort
  option: LocaleOption
  className: string
  /** Shows an icon in place of the language's name. */
  label?: string
}

const never = () => () => {}

/** A link to the current page in one language, or a button where addresses carry no language. */
export function LanguageLink(props: LanguageLinkProps) {
  const { locale, option } = props
  const shared = {
    ...lookOf(props),
    'aria-current': option.value === locale.current ? ('true' as const) : undefined,
    onClick: () => locale.choose?.(option.value),
  }
  return locale.href ? <AddressLink {...shared} locale={locale} option={option} /> : <button type="button" {...shared} />
}

interface AddressLinkProps extends ComponentProps<'a'> {
  locale: LocalePort
  option: LocaleOption
}

function AddressLink({ locale, option, children, ...props }: AddressLinkProps) {
  const { path, fullPath } = useAtomSelector(useLayout().route, (route) => route)
  // A prerendered page knows no query: hydration has to find the link as it was served, and completes it then.
  const address = useSyncExternalStore(
    never,
    () => fullPath,
    () => path,
  )
  return (
    <a {...props} href={locale.href?.(option.value, address)} hrefLang={option.value}>
      {children}
    </a>
  )
}

function lookOf({ option, className, label }: LanguageLinkProps) {
  return {
    className,
    lang: label === undefined ? option.value : undefined,
    'aria-label': label,
    title: label,
    children: label === undefined ? option.label : <GlobeIcon />,
  }
}
