import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from './api-error.ts'

/** One cache for one person: give it the user's id as key, so that nothing outlives a session. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueryClient)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** Reads are repeated twice, and only where a repetition can help: no connection, or the server's own fault. */
function newQueryClient(): QueryClient {
  const mayHelp = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayHelp(error),
        // Asked even when the browser believes it is offline: the answer then is a sentence and not a pause.
        networkMode: 'always',
        staleTime: 30_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
