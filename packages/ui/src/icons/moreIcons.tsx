import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.tsx'
import { mailPath } from './paths.ts'

// Drawn on the same grid as `icons`.
/** A chevron in reading direction: next level. */
export const ChevronRightIcon = (props: IconProps): ReactNode => <Icon {...props} path="m6 4 4 4-4 4" directional />
/** Angle brackets: code. */
export const CodeIcon = (props: IconProps): ReactNode => <Icon {...props} path="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />
/** A padlock: restricted. */
export const LockIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
)
/** A crossed-out eye: hide. */
export const EyeOffIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M6.2 4.1A6 6 0 0 1 8 3.8c4 0 6.5 4.2 6.5 4.2a11 11 0 0 1-1.8 2.2M4 5.2A11 11 0 0 0 1.5 8S4 12.2 8 12.2a6 6 0 0 0 3.2-1M2.5 2.5l11 11"
  />
)
/** A clock: remaining time. */
export const ClockIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 5v3l2 1.5" />
)
/** A calendar sheet: date. */
export const CalendarIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-9a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
)
/** An arrow onto a tray: download. */
export const DownloadIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />
/** A sheet with a folded corner: a file. */
export const FileIcon = (props: IconProps): ReactNode => <Icon {...props} path="M4 2h5l3 3v9H4zM9 2v3h3" />
/** A line: remove, partly selected. */
export const MinusIcon = (props: IconProps): ReactNode => <Icon {...props} path="M3 8h10" />
/** Head and shoulders: the account. */
export const UserIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M5.3 5.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0zM2.8 13.5c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4" />
)
/** An arrow out of a door: sign out. */
export const LogoutIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M9.5 2.5h-6v11h6M6.5 8h7M11 5.5 13.5 8 11 10.5" directional />
)
/** An envelope: mail. */
export const MailIcon = (props: IconProps): ReactNode => <Icon {...props} path={mailPath} />
/** Four corners: full screen. */
export const FullscreenIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
)
/** A bell: notifications. */
export const BellIcon = (props: IconProps): ReactNode => <Icon {...props} path="M4 11V7a4 4 0 0 1 8 0v4l1.3 1.5H2.7zM6.7 14.3h2.6" />
/** A list of lines: the log. */
export const LogIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4 2h8a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1zM5.5 5.5h5M5.5 8h5M5.5 10.5h3" />
)
/** Three corner squares: a QR code. */
export const QrIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h1.5v1.5M13.5 9v1.5H12M9 13.5v-1M11.5 13.5h2V12.5" />
)
/** A pin: pin in place. */
export const PinIcon = (props: IconProps): ReactNode => <Icon {...props} path="M5.5 2.5h5M6 2.5v4L4 9.5h8l-2-3v-4M8 9.5v4.5" />
/** Three dots: more actions. */
export const MoreIcon = (props: IconProps): ReactNode => <Icon {...props} path="M3.5 8v.1M8 8v.1M12.5 8v.1" />
/** A house: home page. */
export const HomeIcon = (props: IconProps): ReactNode => <Icon {...props} path="M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7M6.8 13.5v-4h2.4v4" />
