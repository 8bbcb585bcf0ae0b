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
      says: 'Method: negation. Negate each option. If the argument then falls apart, it assumes that option; if the argument still stands, it does not need the option.',
    },
  ],
  'cr-strengthen': [
    {
      when: RIVAL,
      says: 'Method: alternative causes. Ask what else could explain the facts. The best support is a fact that rules out such a rival explanation.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from means to end. Find the step at which it could fail; the best support is a fact that makes this step likely to succeed.',
    },
    {
      says: 'Method: prediction. Find the gap between the evidence and the conclusion, and decide before you read the options what kind of fact would close it.',
    },
  ],
  'cr-weaken': [
    {
      when: RIVAL,
      says: 'Method: alternative causes. Accept the facts, and look for something else that would explain them. They then no longer support the conclusion.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from means to end, and look for a fact that keeps the means from reaching the end.',
    },
    {
      says: 'Method: prediction. Find the gap between the evidence and the conclusion, and decide before you read the options what kind of fact would widen it.',
    },
  ],
  'cr-evaluate': [
    {
      says: 'Method: the two-answer test. Give each question two opposite answers. For the useful question, one answer strengthens the argument and the other weakens it.',
    },
  ],
  'cr-flaw': [
    {
      says: 'Method: name the step. Separate what is known from what is concluded, and describe in general terms how the argument gets from one to the other. The right option describes that step.',
    },
  ],
  'cr-inference': [
    {
      says: 'Method: stay inside the text. For each option, ask which statements support it. The right option follows from the statements without any further assumption.',
    },
  ],
  'cr-paradox': [
    {
      when: /EXCEPT|\bleast\b/,
      says: 'Method: elimination. State the two facts that seem to conflict, and cross out every option that helps to reconcile them. The option that remains is the answer.',
    },
    {
      says: 'Method: both facts at once. State the two facts that seem to conflict. The right option explains how both can be true and denies neither of them.',
    },
  ],
  'cr-complete': [
    {
      says: 'Method: prediction. Stop at the blank and decide what it needs, a reason or a conclusion. Only then look for an option that supplies it.',
    },
  ],
  'cr-boldface': [
    {
      says: 'Method: conclusion first. Find the claim that the author argues for. Then decide whether each part supports that claim, opposes it, or is only background.',
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
