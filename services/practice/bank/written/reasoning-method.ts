import type { WrittenQuestion } from './written-question.ts'

/** A method by name; a skill may have several, and the first one whose words stand in the question is taken. */
interface Method {
  when?: RegExp
  says: string
}

const RIVAL =
  /\brival|alternative|another (?:cause|explanation|reason)|other (?:cause|explanation)|explain(?:s|ed)? (?:the|it|this)/i
const PLAN = /\bplan\b|\bpropos|\bin order to\b|\bgoal\b|\baim\b/i

const METHODS: Readonly<Record<string, readonly Method[]>> = {
  'cr-assumption': [
    {
      says: 'Method: negation. Deny an option: if the argument then falls apart, it had taken that option for granted; if the argument stands, the option is not needed.',
    },
  ],
  'cr-strengthen': [
    {
      when: RIVAL,
      says: 'Method: alternative causes. Name what else could have brought the facts about; the best support is a fact that rules such a rival out.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from the means to the end. The best support is a fact that closes the step at which it could fail.',
    },
    {
      says: 'Method: prediction. Find the gap between the evidence and the conclusion, and say before reading the options what kind of fact would close it.',
    },
  ],
  'cr-weaken': [
    {
      when: RIVAL,
      says: 'Method: alternative causes. Accept the facts and look for something else that would bring them about; then they no longer speak for the conclusion.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from the means to the end, and look for the fact that keeps the means from reaching it.',
    },
    {
      says: 'Method: prediction. Find the gap between the evidence and the conclusion, and say before reading the options what kind of fact would open it wider.',
    },
  ],
  'cr-evaluate': [
    {
      says: 'Method: the two-answers test. Give each question its two opposite answers: the useful one makes the argument stronger with one answer and weaker with the other.',
    },
  ],
  'cr-flaw': [
    {
      says: 'Method: name the step. Separate what is known from what is concluded, and describe the step between them in general words; the right option describes that step and no other.',
    },
  ],
  'cr-inference': [
    {
      says: 'Method: stay inside the text. Try to deny each option; only the one that cannot be denied without contradicting the statements must be true.',
    },
  ],
  'cr-paradox': [
    {
      when: /EXCEPT|\bleast\b/,
      says: 'Method: elimination. State the two facts that do not seem to fit, and cross out every option that makes them fit; one is left.',
    },
    {
      says: 'Method: both facts at once. State the two facts that do not seem to fit; the right option lets both be true, and does not deny either of them.',
    },
  ],
  'cr-complete': [
    {
      says: 'Method: prediction. Stop before the blank, say what the last sentence needs, a reason or a conclusion, and only then look for an option that gives it.',
    },
  ],
  'cr-boldface': [
    {
      says: 'Method: conclusion first. Find what the author wants to be believed, and then ask of each part whether it supports it, opposes it, or is reported only.',
    },
  ],
}

/** The sentence that names the method of a Critical Reasoning question; the first step of its full solution. */
export function reasoningMethod({ skill, stem, key, full }: WrittenQuestion): string {
  const text = [stem, ...key, ...full].join(' ')
  const method = METHODS[skill]?.find(({ when }) => when === undefined || when.test(text))
  if (!method) throw new Error(`no method is known for the skill ${skill}`)
  return method.says
}
