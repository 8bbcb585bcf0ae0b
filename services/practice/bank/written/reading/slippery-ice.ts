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
        `Pressure "contributes almost nothing," so it is nearly worthless. The mobile layer makes "the first step slippery," and friction supplies water "once motion has begun," so these two belong to different stages.`,
      ],
      wrong: [
        [
          `Each is criticized in turn, and the question is declared to be as open as before.`,
          'too-strong',
          `For the author "two of them cooperate," so two of the three explanations are accepted and the question is not left open.`,
        ],
        [
          `Two are found incomplete, and the third is shown to account for all observations.`,
          'half-right',
          `The three are "commonly presented" as though the last "has triumphed." For the author, friction remains part of the account.`,
        ],
        [
          `They are arranged in the order in which scientists came to accept each of them.`,
          'distorted-detail',
          `The order is that of the argument. The third explanation "was conjectured in the 1850s," and the passage does not say when scientists accepted each of the three.`,
        ],
        [
          `They are found to be the same process, described at three different temperatures.`,
          'out-of-scope',
          `Pressure, friction, and mobile molecules are three different processes, and the author does not reduce them to one.`,
        ],
      ],
      quick: [
        `The author all but rejects pressure. The mobile layer explains the first step on ice, and friction explains what happens once motion has begun.`,
      ],
      full: [
        `Write down the final verdict on pressure, on friction, and on the mobile layer.`,
        `The third paragraph gives all three. "Two of them cooperate": the mobile layer makes the first step slippery, and friction, once motion has begun, supplies more water. The one "learned at school," which is pressure, "contributes almost nothing."`,
        `The answer restates this: one is "nearly worthless," and two "are assigned to different stages."`,
      ],
      hints: [
        `Where does the author give a verdict on all three explanations?`,
        `Write down the verdict on each explanation in turn. Does the author agree that one of them "has triumphed"?`,
      ],
    },
    {
      id: 'rc-247',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following observations, by itself, would give most support to the third explanation as against the other two?`,
      key: [
        `A broad block at rest on very cold ice begins to slide as soon as the ice is tilted slightly.`,
        `A broad block exerts little pressure, and very cold ice is far from melting, so pressure is excluded. At rest there is no friction to produce water. Only the mobile layer is left.`,
      ],
      wrong: [
        [
          `A narrow blade pressed upon ice just below its melting point sinks a short way into it.`,
          'wrong-comparison',
          `Strong pressure close to the melting point is the case in which the first explanation works best. So this observation does not favor the third explanation over the first.`,
        ],
        [
          `A blade that is drawn quickly across very cold ice leaves behind it a thin trace of water.`,
          'wrong-comparison',
          `A "moving blade heats the surface," so friction can explain the trace of water. This observation does not favor the third explanation over the second.`,
        ],
        [
          `A skater who has stopped needs more effort to start than to continue at a steady speed.`,
          'opposite-effect',
          `If it is easier to continue than to start, friction may be the reason, since it supplies water "once motion has begun." That favors the second explanation.`,
        ],
        [
          `A skater glides less far on very cold ice than on ice that is a few degrees below melting.`,
          'half-right',
          `This fits all three explanations, so it does not favor the third. On colder ice, pressure and friction would melt less, and the molecules would be less mobile.`,
        ],
      ],
      quick: [
        `A broad base on very cold ice excludes pressure, and rest excludes friction. Only the mobile layer is left.`,
      ],
      full: [
        `For each observation, ask whether pressure or friction could produce it as well.`,
        `Pressure needs a narrow edge and ice near its melting point. "Friction presupposes motion." The mobile layer needs neither.`,
        `A broad block has no narrow edge, very cold ice is far from melting, and a block at rest causes no friction. Yet it begins to slide, so only the third explanation is left.`,
      ],
      hints: [
        `Under what conditions do pressure and friction fail to explain the slipperiness?`,
        `For each observation, ask whether a narrow edge or a moving surface could account for it.`,
      ],
    },
    {
      id: 'rc-248',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The passage mentions each of the following EXCEPT`,
      key: [
        `an observation that led scientists to give up the explanation by friction`,
        `The pedestrian who slips while standing still limits the explanation by friction. The passage does not say that scientists have given it up, and the author keeps it for motion.`,
      ],
      wrong: [
        [
          `a property of water from which the explanation by pressure was derived`,
          'except-overlooked',
          `The passage mentions this: "Because water expands when it freezes, pressure lowers its melting point."`,
        ],
        [
          `an observation that is inconsistent with the explanation by pressure`,
          'except-overlooked',
          `The passage mentions two: people skate at temperatures lower than the calculation allows, and "ordinary shoes" slip as well.`,
        ],
        [
          `a measured quantity that is in agreement with the explanation by friction`,
          'except-overlooked',
          `The passage mentions this: the resistance that skaters encounter "agrees reasonably with calculations on this basis."`,
        ],
        [
          `an observation that suggested that molecules on the surface are mobile`,
          'except-overlooked',
          `The passage mentions this: the observation that "two pieces of ice freeze together on contact" led to the conjecture that molecules at the surface remain mobile.`,
        ],
      ],
      quick: [`The passage limits the explanation by friction but does not say that anyone gave it up.`],
      full: [
        `Find a line in the passage for each option, and read every word of the option.`,
        `The expansion of water and the ordinary shoes are in the first paragraph. The resistance of skaters and the two pieces of ice are in the second.`,
        `The pedestrian shows that friction is not the whole explanation, but the passage does not say that anyone has given it up. According to the third paragraph, friction "supplies additional water."`,
      ],
      hints: [
        `Which observations about skaters, shoes, and pieces of ice does the passage report?`,
        `Which option says more than the passage about what an observation did to an explanation?`,
      ],
    },
    {
      id: 'rc-249',
      skill: 'rc-function',
      difficulty: 1.3,
      stem: `The author refers to 'a pedestrian who is standing still' primarily in order to`,
      key: [
        `mark the limit of an explanation that is otherwise accepted`,
        `The author calls friction "a more productive source of water" and says that calculations based on it fit reasonably well. But friction "presupposes motion," and ice is treacherous even to someone standing still. The example marks the limit of the explanation.`,
      ],
      wrong: [
        [
          `refute an explanation in favor of one that was given before`,
          'wrong-place',
          `The explanation given before friction is pressure, and the first paragraph has already shown that it falls short. The pedestrian leads to a third explanation, not back to the first.`,
        ],
        [
          `show that shoes produce more heat on ice than a blade does`,
          'out-of-scope',
          `Someone who is standing still produces no heat by friction, and the passage does not compare the heat of shoes with the heat of a blade.`,
        ],
        [
          `demonstrate that pressure melts ice under a broad surface`,
          'opposite-effect',
          `The first paragraph says that ordinary shoes "distribute the weight," which counts against pressure. The pedestrian is not meant to support that explanation.`,
        ],
        [
          `introduce a danger that the study of skaters has disregarded`,
          'wrong-role',
          `Ice is indeed dangerous to pedestrians. But the author uses that danger to show what friction cannot explain, not to criticize any study for leaving it out.`,
        ],
      ],
      quick: [
        `Friction helps to explain skating, but it "presupposes motion." The pedestrian, who can slip while standing still, marks its limit.`,
      ],
      full: [
        `Look at what the passage says about friction before and after the pedestrian is mentioned.`,
        `Before that, calculations based on friction fit the resistance that skaters encounter reasonably well. Afterward, the explanation "lies in the ice itself," but the third paragraph still credits friction with supplying water once motion has begun.`,
        `So the pedestrian marks the limit of the friction explanation without refuting it.`,
      ],
      hints: [
        `Which explanation is under discussion when the pedestrian is mentioned?`,
        `What does friction require that is missing when a pedestrian stands still? Check whether the author then gives up friction altogether.`,
      ],
    },
  ],
}
