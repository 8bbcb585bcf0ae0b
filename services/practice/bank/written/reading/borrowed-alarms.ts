import type { WrittenPassage } from '../written-question.ts'

export const borrowedAlarms: WrittenPassage = {
  passage: {
    id: 'passage-borrowed-alarms',
    title: 'Listening to other species',
    paragraphs: [
      `In many tropical forests, insect-eating birds of several species travel together. The arrangement is puzzling because animals that depend on similar food ordinarily avoid one another. The usual solution is that additional eyes detect a predator sooner, so that every participant benefits from safety in numbers.`,
      `Observation of particular flocks makes the arrangement look less cooperative. Vigilance is distributed very unevenly. In one well-documented forest, a single species, the grey sallier, gives nearly all of the alarms, because it catches insects in flight and consequently watches the open air anyway. Its companions, which search bark and leaves with their heads down, approach salliers rather than one another. What the flock provides for them is not numbers but a competent sentinel that costs them nothing.`,
      `Nor is the sentinel a benefactor. Occasionally a sallier gives an alarm when no predator is near; its companions dive for cover, and it seizes the insect that one of them has uncovered. Such deception should, one might suppose, teach the others to ignore it. But it is infrequent, and the penalties are unequal: responding to a false alarm costs a meal, whereas disregarding a genuine one may cost a life. The companions continue to respond, and the sallier collects, in effect, a moderate fee for a valuable service.`,
    ],
  },
  questions: [
    {
      id: 'rc-170',
      skill: 'rc-main-idea',
      difficulty: 0.5,
      stem: `The passage is primarily concerned with`,
      key: [
        `showing that an association rests on an exchange rather than on cooperation`,
        `Paragraph 2: 'less cooperative', the companions use a sentinel. Paragraph 3: the sentinel takes 'in effect, a moderate fee'.`,
      ],
      wrong: [
        [
          `describing how the members of a group take turns in watching for predators`,
          'opposite-effect',
          `Vigilance is 'distributed very unevenly': one species does nearly all of it.`,
        ],
        [
          `explaining how animals learn to distinguish false alarms from genuine ones`,
          'distorted-detail',
          `The companions do not distinguish them. They respond to both, and the passage explains why that pays.`,
        ],
        [
          `arguing that species that depend on similar food do better to avoid one another`,
          'opposite-effect',
          `This is the general rule in the first paragraph. The passage shows why some species profit from its opposite.`,
        ],
        [
          `comparing the success of several methods by which birds in a forest catch insects`,
          'detail-for-main-idea',
          `The methods matter because they decide who watches the air. How successful they are is not compared.`,
        ],
      ],
      quick: [`A sentinel that costs nothing, and a fee for its service: not help, but give and take.`],
      full: [
        `Method: follow the turn. Which view is given first, and what replaces it?`,
        `First view: many eyes, benefit for all. Then: 'less cooperative', and 'nor is the sentinel a benefactor'.`,
        `The end sums up: a service and a fee. So the subject is an exchange in place of cooperation.`,
      ],
      hints: [
        `Which words in the second and third paragraphs turn against the usual solution?`,
        `What does each side get in the end?`,
      ],
    },
    {
      id: 'rc-171',
      skill: 'rc-detail',
      difficulty: 0.3,
      stem: `According to the passage, the grey sallier gives nearly all of the alarms because`,
      key: [
        `its way of catching food keeps its attention on the open air`,
        `It 'catches insects in flight and consequently watches the open air anyway'.`,
      ],
      wrong: [
        [
          `its companions drive it from the places where insects are found`,
          'wrong-speaker',
          `The companions approach salliers. Nothing is said of driving them away.`,
        ],
        [
          `it is the species with the most members in such a flock`,
          'out-of-scope',
          `The numbers of each species are not given. The flock provides 'not numbers but a competent sentinel'.`,
        ],
        [
          `it profits more than they do from the safety of the flock`,
          'reversed-causation',
          `Its profit from alarms, an insect now and then, comes later. The reason given is that it watches anyway.`,
        ],
        [
          `its alarms are believed although many of them are false`,
          'distorted-detail',
          `False alarms are infrequent. And that alarms are believed is not the reason why it gives them.`,
        ],
      ],
      quick: [`'Because it catches insects in flight and consequently watches the open air anyway.'`],
      full: [
        `Method: find the words of the stem in the passage and read on to the reason.`,
        `Second paragraph: the sallier gives nearly all alarms 'because it catches insects in flight and consequently watches the open air anyway'.`,
        `The answer says the same in other words.`,
      ],
      hints: [
        `Find 'nearly all of the alarms' in the second paragraph.`,
        `What does the sallier look at while it feeds?`,
      ],
    },
    {
      id: 'rc-172',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the companions of the sallier would be most likely to stop responding to its alarms if`,
      key: [
        `false alarms became so frequent that they cost more than a rare genuine one saves`,
        `The companions respond because deception 'is infrequent, and the penalties are unequal'. If it were frequent enough, the lost meals could outweigh the saved lives.`,
      ],
      wrong: [
        [
          `they discovered that the sallier seizes the insects that they themselves uncover`,
          'half-right',
          `They already lose those insects and respond all the same. Knowing why would not change what pays.`,
        ],
        [
          `the sallier began to give alarms a little later than other members of the flock did`,
          'wrong-comparison',
          `A late alarm is worth less, but the others hardly give any that could come before it.`,
        ],
        [
          `they were joined in the flock by another species that searches bark and leaves`,
          'opposite-effect',
          `Such a species has its head down as well. It would be no sentinel to replace the sallier.`,
        ],
        [
          `predators attacked the flock so often that each alarm was almost certainly genuine`,
          'opposite-effect',
          `Then to disregard an alarm would be more dangerous than before.`,
        ],
      ],
      quick: [`Two reasons to respond: deception is rare, and a meal is less than a life. Take one away.`],
      full: [
        `Method: find the conditions on which a behavior depends, then ask which option removes one.`,
        `Condition 1: false alarms are infrequent. Condition 2: a missed genuine alarm costs far more than a meal.`,
        `More predators strengthen the second condition. More false alarms undo the first, and at some rate the meals lost add up to more than the danger.`,
      ],
      hints: [
        `Why, according to the last paragraph, do the companions go on responding?`,
        `Which option takes away one of these two reasons?`,
      ],
    },
    {
      id: 'rc-173',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author writes 'one might suppose' in the third paragraph in order to`,
      key: [
        `introduce a natural expectation that the next sentences correct`,
        `One would expect the others to ignore the sallier. 'But' follows: they respond, because responding pays.`,
      ],
      wrong: [
        [
          `express doubt that salliers give alarms when no predator is near`,
          'wrong-role',
          `The false alarms are stated as a fact. The supposition is about what they teach the others.`,
        ],
        [
          `attribute to other scientists the view that the flock is cooperative`,
          'wrong-place',
          `This is the 'usual solution' of the first paragraph. Here the subject is deception.`,
        ],
        [
          `concede that the author's explanation of the flock is only a guess`,
          'distorted-detail',
          `'One' is a reader who expects the birds to learn. The author's own explanation follows and is not called a guess.`,
        ],
        [
          `suggest that the sallier's companions may learn to ignore it in time`,
          'opposite-effect',
          `The next sentences explain why they do not: to respond costs less than to disregard.`,
        ],
      ],
      quick: [`'One might suppose … But': the expectation is raised in order to be answered.`],
      full: [
        `Method: read from the words to the next 'but'.`,
        `Supposed: deception teaches the others to ignore the alarm. But: it is infrequent, and the penalties are unequal. So they continue to respond.`,
        `The words mark a natural expectation that turns out wrong.`,
      ],
      hints: [
        `What would one expect the companions to do, and what do they do?`,
        `Which word begins the next sentence?`,
      ],
    },
  ],
}
