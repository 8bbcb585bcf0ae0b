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
      says: 'Method: suppose that an option is false. If the argument then falls apart, it depends on that option.',
    },
  ],
  'cr-strengthen': [
    {
      when: RIVAL,
      says: 'Method: think of a rival explanation of the facts. The best support is a fact that rules it out.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from what is done to what is hoped for. The best support makes the weakest step more likely to succeed.',
    },
    {
      says: 'Method: compare the evidence with the conclusion. Before you read the options, decide what the argument still needs to show.',
    },
  ],
  'cr-weaken': [
    {
      when: RIVAL,
      says: 'Method: think of something else that would explain the facts just as well. They then no longer support the conclusion.',
    },
    {
      when: PLAN,
      says: 'Method: follow the plan from what is done to what is hoped for, and look for a fact that blocks one of the steps.',
    },
    {
      says: 'Method: compare the evidence with the conclusion. Before you read the options, ask how the evidence could be true and the conclusion false.',
    },
  ],
  'cr-evaluate': [
    {
      says: 'Method: give each question two opposite answers. The useful question is the one whose answer could either help or hurt the argument.',
    },
  ],
  'cr-flaw': [
    {
      says: 'Method: set the evidence beside the conclusion, and describe in general terms how the argument gets from one to the other.',
    },
  ],
  'cr-inference': [
    {
      when: /must (?:also )?be true/,
      says: 'Method: try to imagine each option false. If it can be false while every statement is true, drop it.',
    },
    {
      says: 'Method: drop every option that needs a fact that the statements do not give.',
    },
  ],
  'cr-paradox': [
    {
      when: /EXCEPT|\bleast\b/,
      says: 'Method: cross out every option that helps to explain the result. The option that is left is the answer.',
    },
    {
      says: 'Method: accept everything in the passage, and look for the option that removes the surprise.',
    },
  ],
  'cr-complete': [
    {
      says: 'Method: stop at the blank and decide what is missing, a reason or a conclusion, before you read the options.',
    },
  ],
  'cr-boldface': [
    {
      says: 'Method: find the claim that the author argues for. Then ask whether each statement in question supports that claim, opposes it, or is only background.',
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
