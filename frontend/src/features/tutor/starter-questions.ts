import type { TutorTopic } from '../../lib/tutor-desk.ts'

type Place = 'daily' | 'review' | 'trial' | 'anywhere'

const afterASet = [
  'How do I learn the most from a question that I missed?',
  'How do I avoid careless mistakes?',
  'How long may I take for a question?',
]

const questions: Readonly<Record<Place, readonly string[]>> = {
  // Without a question in work the page shows a result.
  daily: afterASet,
  review: afterASet,
  trial: [
    'What do the five options of a Data Sufficiency question mean?',
    'When is it better to guess and go on?',
    'When does an inequality change its direction?',
  ],
  anywhere: [
    'How many questions does the exam have, and how long does it take?',
    'How do I find the price before a discount of 20%?',
    'How do I begin with a work-rate problem?',
  ],
}

/** Three questions to begin with. About a question in work they ask for help and not for its answer. */
export function startersFor(place: Place, about: TutorTopic | null): readonly string[] {
  if (!about) return questions[place]
  return [`Give me a hint for ${about.label.toLowerCase()}.`, 'How do I begin?', 'Which skill does this question test?']
}
