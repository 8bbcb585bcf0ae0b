import type { WrittenPassage } from '../written-question.ts'

export const borrowedAlarms: WrittenPassage = {
  passage: {
    id: 'passage-borrowed-alarms',
    title: 'Listening to other species',
    paragraphs: [
      `In many tropical forests, insect-eating birds of several species travel together. The arrangement is puzzling because animals that depend on similar food ordinarily avoid one another. The usual solution is that additional eyes detect a predator sooner, so that every participant benefits from safety in numbers.`,
      `Observation of particular flocks makes the arrangement look less cooperative. Vigilance is distributed very unevenly. In one well-documented forest, a single species, the gray sallier, gives nearly all of the alarms, because it catches insects in flight and consequently watches the open air anyway. Its companions, which search bark and leaves with their heads down, approach salliers rather than one another. What the flock provides for them is not numbers but a competent sentinel that costs them nothing.`,
      `Nor is the sentinel a benefactor. Occasionally a sallier gives an alarm when no predator is near; its companions dive for cover, and it seizes the insect that one of them has uncovered. Such deception should, one might suppose, teach the others to ignore it. But it is infrequent, and the penalties are unequal: responding to a false alarm costs a meal, whereas disregarding a genuine one may cost a life. The companions continue to respond, and the sallier collects, in effect, a moderate fee for a valuable service.`,
    ],
  },
  questions: [
    {
      id: 'rc-170',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.5,
      stem: `The passage is primarily concerned with`,
      key: [
        `showing that an association rests on an exchange rather than on cooperation`,
        `In the second paragraph, the birds do not cooperate; they use a sentinel that costs them nothing. The third paragraph adds that the sentinel takes "a moderate fee for a valuable service." A fee for a service is an exchange.`,
      ],
      wrong: [
        [
          `describing how the members of a group take turns in watching for predators`,
          'opposite-effect',
          `The birds do not take turns. Vigilance is "distributed very unevenly," and one species gives nearly all of the alarms.`,
        ],
        [
          `explaining how animals learn to distinguish false alarms from genuine ones`,
          'distorted-detail',
          `The companions do not learn to tell the alarms apart. They "continue to respond" to all of them, and the passage explains why that pays.`,
        ],
        [
          `arguing that species that depend on similar food do better to avoid one another`,
          'opposite-effect',
          `Such animals "ordinarily avoid one another," but the first paragraph mentions this only as background. The passage is about birds that profit from doing the opposite.`,
        ],
        [
          `comparing the success of several methods by which birds in a forest catch insects`,
          'detail-for-main-idea',
          `The ways of catching insects matter only because they decide which bird watches the air. The passage does not compare their success.`,
        ],
      ],
      quick: [`The flock looks cooperative at first, but it turns out to rest on a service in return for a fee.`],
      full: [
        `Method: begin with the usual view of the flock, and see what replaces it.`,
        `The first paragraph gives the usual view, that more eyes benefit everyone. The second finds the arrangement "less cooperative," and the third says that the sentinel is no "benefactor."`,
        `The last sentence sums up the new view: the sallier collects "a moderate fee for a valuable service." So the association "rests on an exchange rather than on cooperation."`,
      ],
      hints: [
        `Does the author accept the usual solution given in the first paragraph?`,
        `What does each side in the flock give, and what does it get?`,
      ],
    },
    {
      id: 'rc-171',
      version: 2,
      skill: 'rc-detail',
      difficulty: 0.3,
      stem: `According to the passage, the gray sallier gives nearly all of the alarms because`,
      key: [
        `its way of catching food keeps its attention on the open air`,
        `The sallier "catches insects in flight and consequently watches the open air anyway." Catching insects in flight is "its way of catching food" in the answer.`,
      ],
      wrong: [
        [
          `its companions drive it from the places where insects are found`,
          'wrong-speaker',
          `The companions "approach salliers." The passage does not say that they drive salliers away from anything.`,
        ],
        [
          `it is the species with the most members in such a flock`,
          'out-of-scope',
          `The passage does not count the members of each species. It says that what the flock provides is "not numbers but a competent sentinel."`,
        ],
        [
          `it profits more than they do from the safety of the flock`,
          'reversed-causation',
          `The occasional stolen insect is a benefit that follows from giving alarms. The reason the passage gives is that the sallier "watches the open air anyway."`,
        ],
        [
          `its alarms are believed although many of them are false`,
          'distorted-detail',
          `False alarms are "infrequent," and the fact that companions believe the alarms does not explain why the sallier gives them.`,
        ],
      ],
      quick: [`The sallier hunts in the open air, so it is watching the air already.`],
      full: [
        `Method: find where the sallier's alarms are mentioned, and read on to the reason.`,
        `The second paragraph says that the sallier gives nearly all alarms "because it catches insects in flight and consequently watches the open air anyway."`,
        `The answer restates "catches insects in flight" as "its way of catching food," and "watches the open air" as "keeps its attention on the open air."`,
      ],
      hints: [
        `What distinguishes the way the sallier feeds from the way its companions feed?`,
        `Where does the sallier look while it feeds, and where do the others look?`,
      ],
    },
    {
      id: 'rc-172',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the companions of the sallier would be most likely to stop responding to its alarms if`,
      key: [
        `false alarms became so frequent that they cost more than a rare genuine one saves`,
        `The companions respond because deception "is infrequent, and the penalties are unequal." If false alarms became frequent enough, the meals lost to them could cost more than the rare genuine alarm saves.`,
      ],
      wrong: [
        [
          `they discovered that the sallier seizes the insects that they themselves uncover`,
          'half-right',
          `The companions already lose these insects and respond anyway. Knowing who takes them would not change what responding costs or saves.`,
        ],
        [
          `the sallier began to give alarms a little later than other members of the flock did`,
          'wrong-comparison',
          `A late alarm is worth less, but the other birds hardly ever give alarms, so there would be nothing better to rely on.`,
        ],
        [
          `they were joined in the flock by another species that searches bark and leaves`,
          'opposite-effect',
          `A species that searches bark also has its head "down," so it could not replace the sallier as a sentinel. The companions would still need the alarms.`,
        ],
        [
          `predators attacked the flock so often that each alarm was almost certainly genuine`,
          'opposite-effect',
          `If nearly every alarm were genuine, ignoring one would be even more dangerous, since that "may cost a life." The companions would have more reason to respond.`,
        ],
      ],
      quick: [
        `The birds respond because false alarms are rare and cheap. If false alarms became frequent and costly, that reason would be gone.`,
      ],
      full: [
        `Method: find why the companions respond to alarms, and see which option takes that reason away.`,
        `The last paragraph gives two: false alarms are "infrequent," and a false alarm "costs a meal, whereas disregarding a genuine one may cost a life."`,
        `More attacks would only strengthen the second condition. More false alarms would remove the first, and at some point the lost meals would outweigh the danger. That is the point at which the companions would stop responding.`,
      ],
      hints: [
        `Why, according to the last paragraph, do the companions continue to respond?`,
        `Which option takes one of those reasons away?`,
      ],
    },
    {
      id: 'rc-173',
      version: 3,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author writes 'one might suppose' in the third paragraph in order to`,
      key: [
        `introduce a natural expectation that the next sentences correct`,
        `Readers would naturally expect deception to teach the companions to ignore the sallier. The next sentence begins with "But" and explains why they keep responding.`,
      ],
      wrong: [
        [
          `express doubt that salliers give alarms when no predator is near`,
          'wrong-role',
          `The author states as a fact that a sallier sometimes gives an alarm "when no predator is near." The supposition concerns only the effect on the companions.`,
        ],
        [
          `attribute to other scientists the view that the flock is cooperative`,
          'wrong-place',
          `The cooperative view is the "usual solution" in the first paragraph. By this point the passage has turned to deception.`,
        ],
        [
          `concede that the author's explanation of the flock is only a guess`,
          'distorted-detail',
          `"One" stands for any reader who expects the birds to learn. The author's own explanation comes afterward and is not called a guess.`,
        ],
        [
          `suggest that the sallier's companions may learn to ignore it in time`,
          'opposite-effect',
          `The next sentences say the opposite: "The companions continue to respond," because responding costs less than ignoring a genuine alarm.`,
        ],
      ],
      quick: [`"One might suppose" raises an expectation, and the "But" that follows corrects it.`],
      full: [
        `Method: read on from "one might suppose" to the word "But."`,
        `One might suppose that deception would teach the others to ignore the alarm. The next sentence begins with "But": deception is infrequent, and the penalties are unequal, so they continue to respond.`,
        `The words therefore mark a "natural expectation," and the sentences after them correct it.`,
      ],
      hints: [
        `Does the author think that false alarms teach the other birds to ignore the sallier?`,
        `What would one expect the companions to do, and what do they in fact do?`,
      ],
    },
  ],
}
