import { Suspense } from 'react'
import * as header from '../header/Header.css.ts'
import { useAtomValue } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useLazyT } from '../common/useLazyT.ts'
import type { SavedPages } from './createSavedPages.ts'
import { StarIcon } from './StarIcon.tsx'
import { mostFavourites } from './storedPages.ts'

/** Props of `FavouriteButton`. */
export interface FavouriteButtonProps {
  saved: SavedPages
}

/**
 * Adds the current page to the favourites, or takes it out. For the slot `HeaderEnd`. It is not shown on phones, where the
 * search dialog has the same action, nor on pages that open no tab.
 */
export function FavouriteButton({ saved }: FavouriteButtonProps) {
  const inBrowser = useInBrowser()
  return <Suspense>{inBrowser && <Star saved={saved} />}</Suspense>
}

function Star({ saved }: FavouriteButtonProps) {
  const t = useLazyT()
  const state = useAtomValue(saved.current)
  if (state === 'none') return null
  const isFull = state === 'full'
  return (
    <button
      type="button"
      className={`${header.iconButton} ${header.hideNarrow}`}
      aria-label={t('favourite')}
      aria-pressed={state === 'marked'}
      aria-disabled={isFull || undefined}
      title={isFull ? t('favouritesFull', { count: mostFavourites }) : t(state === 'marked' ? 'removeFavourite' : 'addFavourite')}
      onClick={saved.toggle}
    >
      <StarIcon filled={state === 'marked'} />
    </button>
  )
}
