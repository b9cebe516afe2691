export {
  createSavedPages,
  type FavouriteState,
  type SavedPage,
  type SavedPages,
  type SavedPagesOptions,
} from './saved-pages/createSavedPages.ts'
export { FavouriteButton, type FavouriteButtonProps } from './saved-pages/FavouriteButton.tsx'
export { SavedPagesMenu, type SavedPagesMenuProps } from './saved-pages/SavedPagesMenu.tsx'
