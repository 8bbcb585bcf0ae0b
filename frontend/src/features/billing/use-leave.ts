import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorSentence } from '../../api/api-error.ts'

/**
 * A press that leads to a page of the payment provider. `open` returns its address. The button stays busy until the browser
 * has left, and is free again if the candidate comes back with the browser's back button.
 */
export function useLeave(fallback: string, open: () => Promise<string>) {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: open,
    onSuccess: (url) => location.assign(url),
  })
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [reset])
  return {
    press: () => mutate(),
    busy: isPending || isSuccess,
    error,
    failure: error ? errorSentence(error, fallback) : '',
  }
}
