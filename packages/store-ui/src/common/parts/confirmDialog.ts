export { ConfirmDialog } from '@view-site/ui/overlay'
