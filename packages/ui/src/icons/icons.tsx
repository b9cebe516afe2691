import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.tsx'
import { closePath, messagePath, playPath } from './paths.ts'

// Drawn on a 16 px grid in the current text colour. Icons needed for the first paint are here, all others in `moreIcons`.
/** A magnifying glass: search. */
export const SearchIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM10.5 10.5l3 3" />
)
/** Two sheets: copy. */
export const CopyIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1 -1.5 1.5h-5a1.5 1.5 0 0 1 -1.5 -1.5v-5a1.5 1.5 0 0 1 1.5 -1.5zM10.5 3.5v-.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h.5"
  />
)
/** A tick: chosen, done, copied. */
export const CheckIcon = (props: IconProps): ReactNode => <Icon {...props} path="m3 8.5 3.2 3L13 4.5" />
/** A cross: close, remove. */
export const CloseIcon = (props: IconProps): ReactNode => <Icon {...props} path={closePath} />
/** A chevron pointing down: opens something below. */
export const ChevronDownIcon = (props: IconProps): ReactNode => <Icon {...props} path="m4 6 4 4 4-4" />
/** An arrow pointing out: external link. */
export const ExternalIcon = (props: IconProps): ReactNode => <Icon {...props} path="M6 4h6v6M12 4l-8 8" directional />
/** Three lines: open the menu. */
export const MenuIcon = (props: IconProps): ReactNode => <Icon {...props} path="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
/** Lines with an arrow: collapse the sider. */
export const CollapseIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 3.5h11M7.5 8h6M2.5 12.5h11M5 6 2.5 8 5 10" directional />
)
/** A globe: language. */
export const GlobeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM2.5 8h11M8 2.5c3.3 3 3.3 8 0 11M8 2.5c-3.3 3-3.3 8 0 11" />
)
/** A circle, half of it shaded: light or dark. */
export const ThemeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 2.5v11" thin="M8 5h3.6M8 8h5.4M8 11h3.6" />
)
/** Two sliders: settings. */
export const SettingsIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM4.5 11a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"
  />
)
/** A branch that comes back: the repository. */
export const GithubIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M3.5 3.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM3.5 12.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM9.5 5.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM5 5.3v5.4M11 7.3c0 2.2-6 1.2-6 3.4"
  />
)
/** A triangle: run, watch. */
export const PlayIcon = (props: IconProps): ReactNode => <Icon {...props} path={playPath} />
/** An arrow back to the start: reset. */
export const ResetIcon = (props: IconProps): ReactNode => <Icon {...props} path="M13 8a5 5 0 1 1-1.5-3.6M13 2.5V5h-2.5" />
/** A shopping cart: buy. */
export const CartIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M1.5 2.5h2l1.6 7.5h7l1.4-5.5H4M5 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM10.3 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z" />
)
/** An eye: look at, show. */
export const EyeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM6.2 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z" />
)
/** A plus: add. */
export const PlusIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 3v10M3 8h10" />
/** A speech bubble: chat. */
export const MessageIcon = (props: IconProps): ReactNode => <Icon {...props} path={messagePath} />
/** Circular arrows: reload. */
export const ReloadIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M3 8a5 5 0 0 1 8.7-3.4L13 6M13 2.5V6H9.5M13 8a5 5 0 0 1-8.7 3.4L3 10M3 13.5V10h3.5" />
)
/** A triangle with an exclamation mark: warning. */
export const WarningIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 2.5 14.2 13.5H1.8zM8 6.5v3.2M8 11.6v.1" />
/** An i in a circle: information. */
export const InfoIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 7.5v3.2M8 5.3v.1" />
)
/** A tick in a circle: success. */
export const SuccessIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM5.5 8.2l1.8 1.7 3.2-3.6" />
)
/** A cross in a circle: failure. */
export const ErrorIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM6 6l4 4M10 6l-4 4" />
)
