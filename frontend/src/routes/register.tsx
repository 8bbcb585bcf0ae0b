import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { brand } from '../brand.ts'
import { AuthFrame } from '../features/auth/auth-frame.tsx'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { GuestsOnly } from '../session/guests-only.tsx'
import { Link } from '../lib/link.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { afterLogin, paths } from '../paths.ts'
import { Seo } from '../ui/seo.tsx'

const promise = {
  title: 'Free, as long as you like',
  points: [
    '2 new questions every 2 days, each one explained',
    'Retakes of the day’s set, as often as you like',
    'Your data deleted whenever you ask',
  ],
}

export function Component() {
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)
  const next = useHydrated() ? (query.get('next') ?? undefined) : undefined
  return (
    <GuestsOnly hold={done}>
      <Seo
        page="Sign up"
        description={`Create a free ${brand.site} account: daily questions, every answer explained, your progress kept.`}
        path={paths.register()}
      />
      <AuthFrame title="Create your account" cells={['done', 'done']} promise={promise}>
        <RegisterForm to={afterLogin(next)} login={paths.login(next)} onDone={() => setDone(true)} />
        {!done && (
          <p className="label">
            Already have an account? <Link to={paths.login(next)}>Log in</Link>
          </p>
        )}
      </AuthFrame>
    </GuestsOnly>
  )
}
