'use client'

import { useUnsaved } from '@view-site/layout'
import { PageHeader } from '@view-site/layout/page-kit'
import { useState } from 'react'

export default function Notes() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return (
    <>
      <PageHeader title="Notes" />
      <textarea aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}
