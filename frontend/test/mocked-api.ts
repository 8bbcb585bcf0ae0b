import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createHandlers } from '../mocks/handlers.ts'
import type { World } from '../mocks/world.ts'

/** The mocked API for the tests of a file; a call that no contract knows fails the test. */
export function mockedApi() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return {
    use: server.use.bind(server),
    /** Begins a world of its own for a test. */
    serve: (world: World): World => {
      server.resetHandlers(...createHandlers(world))
      return world
    },
  }
}
