import type { WrittenPassage } from '../written-question.ts'

export const countingEngines: WrittenPassage = {
  passage: {
    id: 'passage-counting-engines',
    title: 'Counting engines',
    paragraphs: [
      `Between 1953 and 1985, American regulations generally required that an airliner with two engines remain within sixty minutes of an airport at which it could land. Airliners with four engines were exempt. The principle seemed self-evident: an airplane that has lost one of two engines has nothing in reserve, whereas one that has lost one of four retains three.`,
      `The principle, however, conceals an assumption. An airplane with four engines is about twice as likely as one with two to experience the failure of some engine. What makes the additional engines worthwhile is the possibility of a second, unrelated failure during the same flight, and with piston engines, which failed comparatively often, this possibility was realistic. After jet engines had replaced them, unrelated failures of two engines on a single flight became so improbable that they could practically be disregarded. What remained was failure from a common cause, such as contaminated fuel or a mistake in maintenance that is repeated from one engine to the next. Against common causes, additional engines offer little protection, since whatever disables two is likely to disable four.`,
      `The procedure introduced in 1985 acknowledges this. An airline that wishes to operate airplanes with two engines far from airports must demonstrate that the particular combination of airplane and engine has an exceptionally low rate of failure. It must also take precautions: ordinarily, for instance, the same mechanic may not perform the same work on both engines before a flight.`,
      `It would be easy to ridicule the older regulation, which for a quarter of a century survived the engines that had justified it. But the number of engines can be verified by anyone who looks out of a window. A rate of failure has to be estimated from millions of hours of operation, reported by the very companies that profit from a favorable estimate. Regulators hesitated to exchange a crude criterion that was difficult to manipulate for a relevant one that was not, and it was the accumulation of experience, rather than a sudden enlightenment, that made the exchange defensible.`,
    ],
  },
  questions: [
    {
      id: 'rc-214',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions the mechanic in the third paragraph in order to`,
      key: [
        `illustrate how failures from a common cause can be made less likely`,
        `A mistake 'that is repeated from one engine to the next' is a common cause. Two mechanics are unlikely to repeat it.`,
      ],
      wrong: [
        [
          `explain why mistakes in maintenance are more frequent than other causes`,
          'out-of-scope',
          `How frequent the various causes are is not compared.`,
        ],
        [
          `show how an airline can lower the rate at which any single engine fails`,
          'half-right',
          `The precaution does not make one engine better. It keeps one mistake from reaching both.`,
        ],
        [
          `suggest that the newer procedure is harder to verify than the older limit`,
          'wrong-place',
          `What is hard to verify is a rate of failure, in the last paragraph.`,
        ],
        [
          `indicate why airlines came to prefer airplanes that had fewer engines`,
          'real-world-belief',
          `Fewer engines mean less maintenance, but the passage does not speak of what airlines prefer.`,
        ],
      ],
      quick: [`Same mechanic, same mistake, both engines: a common cause prevented.`],
      full: [
        `Method: link the example to the idea it serves, which may stand in another paragraph.`,
        `'The procedure … acknowledges this': what remained was failure from a common cause, such as a repeated mistake in maintenance.`,
        `The precaution separates the two engines, so that one mistake stays one.`,
      ],
      hints: [
        `The third paragraph says that the procedure 'acknowledges this': look back to see what 'this' is.`,
        `What could happen if one person did the same work on both engines?`,
      ],
    },
    {
      id: 'rc-215',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred from the second paragraph that requiring four engines instead of two adds most to safety if engines fail`,
      key: [
        `fairly often and, for the most part, independently of each other`,
        `A second, unrelated failure is what extra engines protect against, and it is realistic only if engines fail 'comparatively often'.`,
      ],
      wrong: [
        [
          `fairly often and, for the most part, from causes they all share`,
          'half-right',
          `Against common causes 'additional engines offer little protection', however often engines fail.`,
        ],
        [
          `very seldom and, for the most part, independently of each other`,
          'half-right',
          `Then unrelated failures of two engines on a flight can 'practically be disregarded', so little is left to protect against.`,
        ],
        [
          `very seldom and, for the most part, from causes they all share`,
          'opposite-effect',
          `This is the situation in which the older regulation had lost its justification.`,
        ],
        [
          `more often when there are four of them on an airplane than two`,
          'distorted-detail',
          `With four engines some engine fails more often, but this counts against four, and holds in any case.`,
        ],
      ],
      quick: [`Two conditions: a second failure is likely enough, and it is unrelated.`],
      full: [
        `Method: find the sentence on what makes additional engines worthwhile and read off its conditions.`,
        `'A second, unrelated failure during the same flight' must be realistic. Unrelated: not from a common cause. Realistic: engines fail fairly often.`,
        `Each wrong answer drops one of the two conditions or both.`,
      ],
      hints: [
        `In the second paragraph, find what 'makes the additional engines worthwhile'.`,
        `Two things changed the worth of extra engines: how often engines fail, and why. Decide each separately.`,
      ],
    },
    {
      id: 'rc-216',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `The author regards the fact that the older regulation remained in force for so long as`,
      key: [
        `understandable, since what it measured was at least hard to misreport`,
        `'It would be easy to ridicule' it, 'but' the number of engines can be verified, and regulators hesitated for a reason.`,
      ],
      wrong: [
        [
          `ridiculous, since jet engines had long since deprived it of its basis`,
          'wrong-speaker',
          `'It would be easy to ridicule' it introduces a view that the author does not share.`,
        ],
        [
          `fortunate, since two engines had not yet become sufficiently reliable`,
          'opposite-effect',
          `Jet engines made two unrelated failures so improbable that they 'could practically be disregarded'.`,
        ],
        [
          `regrettable, since regulators had given way to the interests of airlines`,
          'distorted-detail',
          `Airlines profit from a favorable estimate, that is, from the newer procedure. Regulators hesitated to rely on it.`,
        ],
        [
          `puzzling, since nothing was known later that was not known already`,
          'opposite-effect',
          `'The accumulation of experience' made the exchange defensible. More was known later.`,
        ],
      ],
      quick: [`'Easy to ridicule … But': the author defends the delay.`],
      full: [
        `Method for tone: take the sentence that begins the judgment and see which way it turns.`,
        `'It would be easy to ridicule … But the number of engines can be verified.' The reason for the delay follows: a relevant criterion could be manipulated.`,
        `So the author excuses the delay, and gives the reason.`,
      ],
      hints: [
        `Start from the first 'But' of the last paragraph: what does it say in favor of the older criterion?`,
        `Whose information would the newer criterion have to rely on?`,
      ],
    },
    {
      id: 'rc-217',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following changes most closely resembles the exchange of criteria described in the last sentence of the passage?`,
      key: [
        `A camp lets children swim in the lake if their coaches certify their skill; formerly it let those over twelve do so.`,
        `Age is crude but hard to misstate. Skill is what matters, but the certificate comes from people who may gain by it.`,
      ],
      wrong: [
        [
          `A bank grants loans by a formula based on records of payment; formerly officers relied upon their impressions.`,
          'opposite-effect',
          `Here the newer criterion is the one that is harder to manipulate.`,
        ],
        [
          `A city inspects its restaurants without announcing it; formerly it told them the day on which it would come.`,
          'opposite-effect',
          `The criterion is the same, and the change makes it harder to manipulate.`,
        ],
        [
          `A state issues licenses to drivers at seventeen years of age; formerly it required them to be eighteen years old.`,
          'wrong-comparison',
          `The limit is moved, but the criterion remains age. No criterion is exchanged.`,
        ],
        [
          `A museum counts its visitors by cameras at its doors; formerly it counted the tickets that were sold to them.`,
          'half-right',
          `One count replaces another. The older was not crude, and neither is reported by those who profit.`,
        ],
      ],
      quick: [`From crude but hard to manipulate to relevant but reported by interested parties.`],
      full: [
        `Method: name the two properties of each criterion and look for all four.`,
        `Old: crude, difficult to manipulate. New: relevant, but open to manipulation by those who report it.`,
        `Age of swimmers is crude and certain. Skill is relevant, and coaches who certify it are not disinterested.`,
      ],
      hints: [
        `The last paragraph gives each criterion one merit and one fault: write down all four.`,
        `In which case does the newer criterion depend on what interested people report?`,
      ],
    },
  ],
}
