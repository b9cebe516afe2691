import type { ReactNode } from 'react'
import { Icon, type IconProps } from './Icon.tsx'

// Drawn on one 16 px grid, in the colour of the text around them.
export const SearchIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM10.5 10.5l3 3" />
)
export const CopyIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1 -1.5 1.5h-5a1.5 1.5 0 0 1 -1.5 -1.5v-5a1.5 1.5 0 0 1 1.5 -1.5zM10.5 3.5v-.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h.5"
  />
)
export const CheckIcon = (props: IconProps): ReactNode => <Icon {...props} path="m3 8.5 3.2 3L13 4.5" />
export const CloseIcon = (props: IconProps): ReactNode => <Icon {...props} path="m4 4 8 8M12 4l-8 8" />
export const ChevronDownIcon = (props: IconProps): ReactNode => <Icon {...props} path="m4 6 4 4 4-4" />
export const ChevronRightIcon = (props: IconProps): ReactNode => <Icon {...props} path="m6 4 4 4-4 4" directional />
export const ExternalIcon = (props: IconProps): ReactNode => <Icon {...props} path="M6 4h6v6M12 4l-8 8" directional />
export const MenuIcon = (props: IconProps): ReactNode => <Icon {...props} path="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
export const CollapseIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 3.5h11M7.5 8h6M2.5 12.5h11M5 6 2.5 8 5 10" directional />
)
export const GlobeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM2.5 8h11M8 2.5c3.3 3 3.3 8 0 11M8 2.5c-3.3 3-3.3 8 0 11" />
)
export const ThemeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 2.5v11" thin="M8 5h3.6M8 8h5.4M8 11h3.6" />
)
export const SettingsIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM4.5 11a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z"
  />
)
export const GithubIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M3.5 3.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM3.5 12.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM9.5 5.8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM5 5.3v5.4M11 7.3c0 2.2-6 1.2-6 3.4"
  />
)
export const PlayIcon = (props: IconProps): ReactNode => <Icon {...props} path="M4.5 3v10l8-5z" />
export const CodeIcon = (props: IconProps): ReactNode => <Icon {...props} path="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />
export const ResetIcon = (props: IconProps): ReactNode => <Icon {...props} path="M13 8a5 5 0 1 1-1.5-3.6M13 2.5V5h-2.5" />
export const LockIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
)
export const CartIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M1.5 2.5h2l1.6 7.5h7l1.4-5.5H4M5 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM10.3 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z" />
)
export const EyeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM6.2 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z" />
)
export const EyeOffIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M6.2 4.1A6 6 0 0 1 8 3.8c4 0 6.5 4.2 6.5 4.2a11 11 0 0 1-1.8 2.2M4 5.2A11 11 0 0 0 1.5 8S4 12.2 8 12.2a6 6 0 0 0 3.2-1M2.5 2.5l11 11"
  />
)
export const ClockIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 5v3l2 1.5" />
)
export const CalendarIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-9a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
)
export const DownloadIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 2.5v8M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />
export const FileIcon = (props: IconProps): ReactNode => <Icon {...props} path="M4 2h5l3 3v9H4zM9 2v3h3" />
export const PlusIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 3v10M3 8h10" />
export const MinusIcon = (props: IconProps): ReactNode => <Icon {...props} path="M3 8h10" />
export const UserIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M5.3 5.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0zM2.8 13.5c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4" />
)
export const LogoutIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M9.5 2.5h-6v11h6M6.5 8h7M11 5.5 13.5 8 11 10.5" directional />
)
export const MailIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M3 3.5h10a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM2.5 4.5l5.5 4 5.5-4" />
)
export const MessageIcon = (props: IconProps): ReactNode => <Icon {...props} path="M2.5 3.5h11v8h-6l-3 2.5v-2.5h-2z" />
export const FullscreenIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
)
export const ReloadIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M3 8a5 5 0 0 1 8.7-3.4L13 6M13 2.5V6H9.5M13 8a5 5 0 0 1-8.7 3.4L3 10M3 13.5V10h3.5" />
)
export const BellIcon = (props: IconProps): ReactNode => <Icon {...props} path="M4 11V7a4 4 0 0 1 8 0v4l1.3 1.5H2.7zM6.7 14.3h2.6" />
export const LogIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4 2h8a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1zM5.5 5.5h5M5.5 8h5M5.5 10.5h3" />
)
export const WarningIcon = (props: IconProps): ReactNode => <Icon {...props} path="M8 2.5 14.2 13.5H1.8zM8 6.5v3.2M8 11.6v.1" />
export const InfoIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM8 7.5v3.2M8 5.3v.1" />
)
export const SuccessIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM5.5 8.2l1.8 1.7 3.2-3.6" />
)
export const ErrorIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM6 6l4 4M10 6l-4 4" />
)
export const QrIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h1.5v1.5M13.5 9v1.5H12M9 13.5v-1M11.5 13.5h2V12.5" />
)
export const PinIcon = (props: IconProps): ReactNode => <Icon {...props} path="M5.5 2.5h5M6 2.5v4L4 9.5h8l-2-3v-4M8 9.5v4.5" />
export const MoreIcon = (props: IconProps): ReactNode => <Icon {...props} path="M3.5 8v.1M8 8v.1M12.5 8v.1" />
export const HomeIcon = (props: IconProps): ReactNode => <Icon {...props} path="M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7M6.8 13.5v-4h2.4v4" />
