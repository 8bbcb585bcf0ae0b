import type { WrittenPassage } from '../written-question.ts'

export const slipperyIce: WrittenPassage = {
  passage: {
    id: 'passage-slippery-ice',
    title: 'Three reasons to slip',
    paragraphs: [
      `Why ice is slippery was long considered settled. Because water expands when it freezes, pressure lowers its melting point; a skater's blade, concentrating the weight on a narrow edge, was supposed to melt the ice beneath it and to glide on the resulting film. The calculation is elementary, and its result is disappointing. Under realistic pressures, the melting point decreases by a few degrees at most, whereas people skate at considerably lower temperatures, and ordinary shoes, which distribute the weight, slip as well.`,
      `Friction is a more productive source of water. A moving blade heats the surface, and the resistance that skaters encounter agrees reasonably with calculations on this basis. But friction presupposes motion, and ice is treacherous even to a pedestrian who is standing still. Here the explanation lies in the ice itself. Molecules at its surface, held by neighbors on one side only, remain mobile well below the melting point, as was conjectured in the 1850s, when it was observed that two pieces of ice freeze together on contact.`,
      `The three explanations are commonly presented as rivals, of which the last has triumphed. More accurately, two of them cooperate: the mobile layer makes the first step slippery, and friction, once motion has begun, supplies additional water. Only the explanation that generations learned at school contributes almost nothing.`,
    ],
  },
  questions: [
    {
      id: 'rc-246',
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes how the author treats the three explanations?`,
      key: [
        `One is found nearly worthless, and the other two are assigned to different stages.`,
        `Pressure 'contributes almost nothing'. The mobile layer makes the first step slippery, and friction supplies the rest.`,
      ],
      wrong: [
        [
          `Each is criticized in turn, and the question is declared to be as open as before.`,
          'too-strong',
          `Two of the three are accepted for what they explain.`,
        ],
        [
          `Two are found incomplete, and the third is shown to account for all observations.`,
          'half-right',
          `This is how they are 'commonly presented'. For the author friction remains part of the account.`,
        ],
        [
          `They are arranged in the order in which scientists came to accept each of them.`,
          'distorted-detail',
          `The third was conjectured in the 1850s. The order is that of the argument.`,
        ],
        [
          `They are found to be the same process, described at three different temperatures.`,
          'out-of-scope',
          `Pressure, friction, and mobile molecules are different processes. They are not reduced to one.`,
        ],
      ],
      quick: [`Out: pressure. In: the mobile layer at the start, friction afterward.`],
      full: [
        `Method: write down the final verdict on each explanation.`,
        `The third paragraph gives all three: 'two of them cooperate', one for the first step and one for motion; the one from school 'contributes almost nothing'.`,
        `The description has to contain a rejection and a division of labor.`,
      ],
      hints: [
        `The third paragraph gives a verdict on all three explanations: collect them.`,
        `Does the author agree that one explanation has 'triumphed'?`,
      ],
    },
    {
      id: 'rc-247',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following observations, by itself, would give most support to the third explanation as against the other two?`,
      key: [
        `A broad block at rest on very cold ice begins to slide as soon as the ice is tilted slightly.`,
        `A broad block exerts little pressure, and before it slides there is no friction to make water. Only the mobile layer is left.`,
      ],
      wrong: [
        [
          `A narrow blade pressed upon ice just below its melting point sinks a short way into it.`,
          'wrong-comparison',
          `Strong pressure near the melting point is the case in which the first explanation works.`,
        ],
        [
          `A blade that is drawn quickly across very cold ice leaves behind it a thin trace of water.`,
          'wrong-comparison',
          `Motion heats the surface, so friction explains the trace.`,
        ],
        [
          `A skater who has stopped needs more effort to start than to continue at a steady speed.`,
          'opposite-effect',
          `This fits friction: water is supplied once motion has begun.`,
        ],
        [
          `A skater glides less far on very cold ice than on ice that is a few degrees below melting.`,
          'half-right',
          `This fits all three: in colder ice, pressure and friction melt less, and molecules are less mobile.`,
        ],
      ],
      quick: [`Exclude pressure by a broad base and great cold, friction by rest.`],
      full: [
        `Method: for each observation ask whether pressure or friction could produce it too.`,
        `Pressure needs a narrow edge and ice near melting. Friction needs motion. The mobile layer needs neither.`,
        `A broad block that is still at rest on very cold ice shuts out both.`,
      ],
      hints: [
        `The first paragraph says when pressure fails, the second when friction fails: note both conditions.`,
        `Which observation has no narrow edge and, at the moment that matters, no motion?`,
      ],
    },
    {
      id: 'rc-248',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The passage mentions each of the following EXCEPT`,
      key: [
        `an observation that led scientists to give up the explanation by friction`,
        `That a standing pedestrian slips limits the explanation by friction. Scientists have not given it up, and the author keeps it.`,
      ],
      wrong: [
        [
          `a property of water from which the explanation by pressure was derived`,
          'except-overlooked',
          `'Because water expands when it freezes, pressure lowers its melting point.'`,
        ],
        [
          `an observation that is inconsistent with the explanation by pressure`,
          'except-overlooked',
          `People skate at lower temperatures, and ordinary shoes slip as well.`,
        ],
        [
          `a measured quantity that is in agreement with the explanation by friction`,
          'except-overlooked',
          `'The resistance that skaters encounter agrees reasonably with calculations on this basis.'`,
        ],
        [
          `an observation that suggested that molecules on the surface are mobile`,
          'except-overlooked',
          `'Two pieces of ice freeze together on contact.'`,
        ],
      ],
      quick: [`Friction is limited, not given up.`],
      full: [
        `Method for EXCEPT: find the line for each, and read every word of the option.`,
        `Expansion and shoes: paragraph 1. Resistance of skaters and pieces of ice: paragraph 2.`,
        `The pedestrian speaks against friction as the whole account, but nothing says that scientists gave it up.`,
      ],
      hints: [
        `Two options have a line in the first paragraph and two in the second: find these four.`,
        `Beware of an option that overstates what an observation did to an explanation.`,
      ],
    },
    {
      id: 'rc-249',
      skill: 'rc-function',
      difficulty: 1.3,
      stem: `The author refers to 'a pedestrian who is standing still' primarily in order to`,
      key: [
        `mark the limit of an explanation that is otherwise accepted`,
        `Friction is 'more productive' and agrees with the resistance of skaters, 'but friction presupposes motion'.`,
      ],
      wrong: [
        [
          `refute an explanation in favor of one that was given before`,
          'wrong-place',
          `The explanation given before is pressure, which is already dismissed.`,
        ],
        [
          `show that shoes produce more heat on ice than a blade does`,
          'out-of-scope',
          `The heat of shoes and blades is not compared. A person who stands produces none by motion.`,
        ],
        [
          `demonstrate that pressure melts ice under a broad surface`,
          'opposite-effect',
          `The first paragraph says of shoes that they distribute the weight, which speaks against pressure.`,
        ],
        [
          `introduce a danger that the study of skaters has disregarded`,
          'wrong-role',
          `The danger serves as an observation. No study is criticized for leaving it out.`,
        ],
      ],
      quick: [`'But friction presupposes motion': accepted up to here.`],
      full: [
        `Method: look at what stands on both sides of the detail.`,
        `Before: friction explains the resistance of skaters. After: 'here the explanation lies in the ice itself'. Later: friction is kept for motion.`,
        `So the pedestrian shows where the explanation by friction ends, without refuting it.`,
      ],
      hints: [
        `In the second paragraph, read the words before and after the pedestrian, and see what the third paragraph says about friction.`,
        `Is friction dropped because of the pedestrian, or only found insufficient?`,
      ],
    },
  ],
}
