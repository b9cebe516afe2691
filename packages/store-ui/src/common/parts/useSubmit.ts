import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** The state of a form that is sent. */
export interface Submit<Values, Reply> {
  submit: (values: Values) => void
  busy: boolean
  reply: Reply | undefined
  error: Error | null
}

/** A mutation for a form: while one is running, further submits are ignored, even before React has rendered the pending state. */
export function useSubmit<Values, Reply>(options: UseMutationOptions<Reply, Error, Values>): Submit<Values, Reply> {
  const underWay = useRef(false)
  const { mutate, isPending, data, error } = useMutation(options)
  function submit(values: Values) {
    if (underWay.current) return
    underWay.current = true
    mutate(values, {
      onSettled: () => {
        underWay.current = false
      },
    })
  }
  return { submit, busy: isPending, reply: data, error }
}
