import { brand } from '../../brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Phone } from './use-phone.ts'
import type { TutorTopic } from '../../lib/tutor-desk.ts'
import styles from './tutor-panel.module.css'

/** Begins a call. While there is one, pressing it does nothing. */
export function PhoneButton({ phone, about }: { phone: Phone; about: () => TutorTopic | null }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ small: true })} ${styles.phone}`}
      aria-label={`Call ${brand.tutor}`}
      title={`Call ${brand.tutor}`}
      aria-disabled={phone.active || undefined}
      onClick={() => phone.begin(about())}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z"
        />
      </svg>
      <span>Call</span>
    </button>
  )
}
