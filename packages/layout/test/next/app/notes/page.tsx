'use client'

import { useUnsaved } from '@view-site/layout'
import { useState } from 'react'

export default function Notes() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return (
    <>
      <h1>Notes</h1>
      <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}
