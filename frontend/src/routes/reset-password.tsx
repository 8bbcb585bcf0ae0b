import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { ResetPassword } from '../features/auth/reset-form.tsx'
import { paths } from '../paths.ts'
import { GuestsOnly } from '../session/guests-only.tsx'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'A good password',
  points: [
    'Three or four words that only you would put together',
    'Used here and nowhere else',
    'Kept by your browser or a password manager',
  ],
}

export function Component() {
  return (
    <GuestsOnly>
      <Seo
        page="Reset password"
        description="Choose a new password for your account."
        path={paths.resetPassword()}
        noindex
        noReferrer
      />
      <AuthFrame
        title="Choose a new password"
        cells={['done', 'done', 'done', 'here', 'open', 'open', 'open', 'open', 'open', 'open']}
        promise={promise}
      >
        <ResetPassword />
      </AuthFrame>
    </GuestsOnly>
  )
}
