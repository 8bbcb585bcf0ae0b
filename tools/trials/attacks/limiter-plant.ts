import type { StackOptions } from '../../stack/stack.ts'

/** One failure more than allowed: A3 and A4 must both see it. */
export const limiterPlant: NonNullable<StackOptions['plants']> = {
  auth: [
    {
      file: '/auth/src/domain/throttle.ts',
      find: 'if (counted.length < failures) return 0',
      replace: 'if (counted.length <= failures) return 0',
    },
  ],
}
