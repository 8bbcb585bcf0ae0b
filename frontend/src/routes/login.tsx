import { useSearchParams } from 'react-router-dom'
import { brand } from '../brand.ts'
import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { GuestsOnly } from '../session/guests-only.tsx'
import { Link } from '../lib/link.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'Your set is waiting',
  points: [
    'New questions for today',
    'Answers you have begun, kept on this device',
    'Your last thirty days at a glance',
  ],
}

export function Component() {
  const [query] = useSearchParams()
  // The prerendered page knows no query.
  const next = useHydrated() ? (query.get('next') ?? undefined) : undefined
  return (
    <GuestsOnly>
      <Seo page="Log in" description={`Log in to ${brand.site} and go on where you stopped.`} path={paths.login()} />
      <AuthFrame
        title="Log in"
        cells={['done', 'done', 'done', 'here', 'open', 'open', 'open', 'open', 'open', 'open']}
        promise={promise}
      >
        <LoginForm />
        <p className="label">
          No account yet? <Link to={paths.register(next)}>Create one</Link>
        </p>
      </AuthFrame>
    </GuestsOnly>
  )
}
