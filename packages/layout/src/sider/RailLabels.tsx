import { useEffect } from 'react'
import { siderId } from '../core/documentNames.ts'
import { attachRailLabels } from './attachRailLabels.ts'
import './RailLabels.css.ts'

/** Places the labels of the rail, see `attachRailLabels`. Renders nothing. */
export function RailLabels(): null {
  useEffect(() => {
    const rail = document.getElementById(siderId)
    return rail ? attachRailLabels(rail) : undefined
  }, [])
  return null
}
