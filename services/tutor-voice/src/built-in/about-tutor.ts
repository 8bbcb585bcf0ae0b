import type { Answer } from '../domain/tutoring.ts'
import { answer } from './answers.ts'
import type { AskedText } from './read-text.ts'

const DESPAIR =
  /\b(?:(?:kill|hurt|harm|cut|cutting|hurting|harming|killing) myself(?! (?:some|a) )|suicid\w*|end (?:my (?:own )?life|it all)|want to die|wanna die|wish i (?:was|were) dead|better off (?:dead|without me)|(?:don'?t|do not|dont) want to (?:live|be alive|be here|exist|wake up)(?: any ?more| any longer)?|self[- ]harm|no (?:reason|point) (?:in|to|of) (?:living|live|life|anything|going on)|(?:don'?t|do not|dont|can'?t|cannot) see (?:the|any|a) (?:point|reason)s? (?:of|in|to) (?:anything|living|life|live|it all|going on)|(?:can'?t|cannot) go on(?: living| any ?more)|life (?:is|isn'?t|is not) (?:not )?(?:worth|meaningless|pointless)|(?:nothing|life) (?:has|makes) (?:any |no )?(?:point|sense) any ?more|tired of living|everything (?:is|feels) (?:hopeless|pointless)|(?:feel|feeling|i'?m|i am) (?:so |totally |completely )?(?:hopeless|worthless)(?! (?:at|with|in|on|when)\b))\b/

const CHEATING = [
  /\b(?:leaked|stolen|real|actual) (?:\w+ )?(?:exam |test )?(?:questions|papers?|items)\b(?=.*\b(?:where|get|buy|find|send|have|download|from|give|show|share|this (?:month|week|year))\b)|\b(?:where|how|can|could|send|buy|give|show)\b.*\b(?:leaked|stolen)\b/,
  /\b(?:sit|sits|take|takes|write|writes|do|does|taking|sitting|pass) (?:the |my |this )?(?:exam|test|gbat) (?:for|instead of) me\b|\b(?:pay|hire|paying|hiring) (?:a |an )?(?:\w+ )?(?:to|who) (?:sit|take|do|takes?|write)\b.*\b(?:exam|test|gbat)\b|\b(?:my|a) (?:friend|brother|sister|cousin|proxy)\b.*\b(?:sit|take|write|do)\b.*\b(?:for me|instead of me|in my (?:place|name)|my (?:passport|id)|as me)\b/,
  /\b(?:how (?:to|can i|do i|could i)|best way to|ways to|help me) (?:cheat|hide (?:my |a )?(?:phone|notes|earpiece))\b|\b(?:fake|forge) (?:my |a |an )?(?:passport|id|score)\b/,
  /\b(?:answer keys?|system prompt)\b.*\b(?:all|every|print|show|reveal)\b|\b(?:print|show|reveal|give|ignore)\b.*\b(?:answer keys?|system prompt)\b/,
]

/** Rules of booking that change and depend on the place: the notes state none of them. */
const BOOKING =
  /\bhow (?:soon|often|many times) (?:can|may|could|do|am|is|will|must)\b(?!.*\b(?:practice|mocks?|break|sets?|notes|topics?)\b).*\b(?:again|retake|resit|sit|take)\b|\bschools? (?:see|sees|get|accept|accepts|look at|care about|know)\b|\bscores?\b.*\bvalid\b|\bvalid\b.*\bscores?\b|\bhow much (?:does|is|do) (?:the |this |it )?(?:real |whole )?(?:exam|test|gbat)(?: fee)? ?(?:costs?)?\b|\b(?:exam|test|gbat|registration) (?:fees?|costs?|price)\b|\bcosts? of the (?:exam|test)\b|\b(?:register|sign up|book|reschedule|move) (?:for )?(?:a |the |my )?(?:date|exam|test|gbat|appointment)\b|\bcancel (?:a |the |my )?(?:score|exam|test|booking)s?\b|\bwhat score (?:do|would|will|should) (?:i|you) (?:need|have)\b|\bwait(?:ing)? (?:period|time|before|until)\b.*\b(?:retake|again|attempt)\b/

const PERSON =
  /\b(?:are|r) (?:you|u) (?:really |actually |even )?(?:an? )?(?:real|human|person|bot|robot|machine|ai|a\.i\.|chatgpt|gpt|chat gpt|llm|computer|alive|language model|someone|claude|gemini)\b|\bwho (?:are you|am i (?:talking|speaking|chatting) (?:to|with))\b|\bwhat are you\b\s*\??$|\b(?:am i|is this|is it|do i) (?:talking|speaking|chatting|talk|speak|chat)? ?(?:to |with )?(?:an? )?(?:(?:real )?(?:human|person|tutor|bot|robot|ai)|chatgpt|chat gpt|gpt)\b|\bis there (?:a |an )?(?:real |actual )?(?:human|person)\b/

const INSULT =
  /\b(?:stupid|idiot|idiotic|useless|dumb|dumbest|moron|rubbish|garbage|trash|crap|worst|pathetic|fuck\w*|shit\w*|shut up|hate you|suck|sucks|asshole|bitch)\b/
/** Words of asking, and subjects that an insult may be about. A text that has one of them is more than an insult. */
const ASKS =
  /\d|[=<>^]|\b(?:how|why|when|where|which|solve|explain|calculate|find|help|should|can i|difference|section|score|money|refund|mistakes?|errors?|guess|question|answer|feel|i keep|i always|my)\b/

const OFFER = 'Send me a question of your sets, a calculation, or a topic, and I help with that.'

/** A person who may be in danger comes before everything else, also before an open question. */
export function careFor({ plain }: AskedText): Answer | null {
  if (!DESPAIR.test(plain)) return null
  return answer(
    { kind: 'none', title: 'Please talk to a person' },
    'I am sorry that it is so hard right now, and I take what you wrote seriously. I am only an automatic study tool, so I am not the help that you deserve.',
    'Please talk today to a person whom you trust: a friend, your family, a doctor. You can also call a local crisis line, at any hour. If you might hurt yourself, or are in danger, call your local emergency number now.',
    'The exam can wait.',
  )
}

/** What candidates ask of the tutor itself: what it is, help to cheat, or nothing but an insult. */
export function aboutTutor({ plain }: AskedText): Answer | null {
  if (CHEATING.some((pattern) => pattern.test(plain))) {
    return answer(
      { kind: 'none', title: 'No help with cheating' },
      'I do not help with that: it breaks the rules of the exam, and a score that was got in this way can be cancelled. I can help you to practise instead.',
      OFFER,
    )
  }
  if (BOOKING.test(plain)) {
    return answer(
      { kind: 'none', title: 'Ask the owner of the test' },
      'I do not state such rules, because they change and depend on the place or the school: dates, fees, attempts, and what schools see or demand. The website of the test’s owner has those that hold now, and schools publish the scores of their classes.',
      OFFER,
    )
  }
  if (PERSON.test(plain) && !/\d/.test(plain)) {
    return answer(
      { kind: 'none', title: 'What I am' },
      'I am the automatic tutor of this site. I am no person, and there is no language model such as ChatGPT behind these words: I calculate exactly, I explain the questions of your sets, and I have short study notes. What I do not know, I say.',
      OFFER,
    )
  }
  if (/\b(?:money back|refund(?:ed|s)?)\b/.test(plain)) {
    return answer(
      { kind: 'none', title: 'No payments' },
      'I cannot see or change payments. Please ask the support of this site.',
      OFFER,
    )
  }
  if (INSULT.test(plain) && !ASKS.test(plain)) {
    return answer({ kind: 'none', title: 'No question' }, 'I am sorry that I was no help.', OFFER)
  }
  return null
}
