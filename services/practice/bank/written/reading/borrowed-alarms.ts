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
        `The second paragraph finds the flock "less cooperative" than it looks: the companions use a sentinel. The third adds that the sentinel takes "a moderate fee for a valuable service," which is an exchange.`,
      ],
      wrong: [
        [
          `describing how the members of a group take turns in watching for predators`,
          'opposite-effect',
          `The birds do not take turns. Vigilance is "distributed very unevenly," and a single species "gives nearly all of the alarms."`,
        ],
        [
          `explaining how animals learn to distinguish false alarms from genuine ones`,
          'distorted-detail',
          `The companions do not learn to tell false alarms from genuine ones. They "continue to respond" to all of them, and the passage explains why.`,
        ],
        [
          `arguing that species that depend on similar food do better to avoid one another`,
          'opposite-effect',
          `Such animals "ordinarily avoid one another," but the first paragraph mentions this only to show why the flock is puzzling. The passage explains why these species do the opposite.`,
        ],
        [
          `comparing the success of several methods by which birds in a forest catch insects`,
          'detail-for-main-idea',
          `The ways of catching insects matter only because they decide which bird watches "the open air." The passage does not compare how successful they are.`,
        ],
      ],
      quick: [
        `The flock looks cooperative, but its members trade: the sallier gives alarms and takes an insect now and then as its fee.`,
      ],
      full: [
        `Method: begin with the usual view of the flock, that more eyes make every participant safer, and see what replaces it.`,
        `The second paragraph finds the arrangement "less cooperative": one species does the watching, because it looks at the open air anyway. The third says that this sentinel is no "benefactor."`,
        `The last sentence sums up the new view: the sallier collects "a moderate fee for a valuable service." A service for a fee is an exchange, not cooperation.`,
      ],
      hints: [
        `What is the usual explanation of why these birds travel together, and does the author accept it?`,
        `Compare the usual view in the first paragraph with the view in the last sentence. What does each side in the flock give, and what does it get?`,
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
        `The sallier "catches insects in flight and consequently watches the open air anyway." Its way of feeding already keeps its eyes on the open air, so it is the one that gives the alarms.`,
      ],
      wrong: [
        [
          `its companions drive it from the places where insects are found`,
          'wrong-speaker',
          `The companions do not drive the sallier away; they "approach salliers rather than one another." The alarms come from how the sallier feeds.`,
        ],
        [
          `it is the species with the most members in such a flock`,
          'out-of-scope',
          `The passage does not say which species has the most members. It says that what the flock provides is "not numbers but a competent sentinel."`,
        ],
        [
          `it profits more than they do from the safety of the flock`,
          'reversed-causation',
          `What the passage describes is the companions' gain in safety: a sentinel that "costs them nothing." It never says that the sallier gains more safety than they do.`,
        ],
        [
          `its alarms are believed although many of them are false`,
          'distorted-detail',
          `Few alarms are false: such deception is "infrequent." And that the alarms are believed does not explain why the sallier is the one to give them.`,
        ],
      ],
      quick: [
        `The sallier catches insects in flight, so it is watching the open air already. Its companions feed with their heads down, so the sallier is the one that notices a predator.`,
      ],
      full: [
        `Method: find where the passage says who gives the alarms, and read on to "because."`,
        `The second paragraph says that the sallier gives nearly all alarms "because it catches insects in flight and consequently watches the open air anyway."`,
        `The answer puts this in other words. Catching insects in flight is "its way of catching food," and it keeps the sallier's attention on the open air.`,
      ],
      hints: [
        `Which paragraph describes how the work of watching is divided?`,
        `Find the sentence that says who gives the alarms. What reason follows "because"?`,
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
        `The companions respond because deception "is infrequent, and the penalties are unequal." If false alarms became frequent enough, the lost meals could cost more than the rare genuine alarm saves.`,
      ],
      wrong: [
        [
          `they discovered that the sallier seizes the insects that they themselves uncover`,
          'half-right',
          `The companions already lose these insects and "continue to respond." Knowing that the sallier takes them would not change what an alarm costs or saves.`,
        ],
        [
          `the sallier began to give alarms a little later than other members of the flock did`,
          'wrong-comparison',
          `A slightly late alarm may be worth less. But the sallier gives "nearly all of the alarms," so the others would usually have no earlier one to rely on.`,
        ],
        [
          `they were joined in the flock by another species that searches bark and leaves`,
          'opposite-effect',
          `A species that searches bark also feeds with its head down, so it could not take the sallier's place. The companions would still need the alarms.`,
        ],
        [
          `predators attacked the flock so often that each alarm was almost certainly genuine`,
          'opposite-effect',
          `If nearly every alarm were genuine, ignoring one would be more dangerous, since it "may cost a life." The companions would have more reason to respond, not less.`,
        ],
      ],
      quick: [
        `The birds respond because false alarms are infrequent and cost only a meal. If they became frequent enough, responding would no longer pay.`,
      ],
      full: [
        `Method: find why the companions respond, and see which change would take that reason away.`,
        `The last paragraph gives two reasons. False alarms are "infrequent," and responding to one "costs a meal, whereas disregarding a genuine one may cost a life."`,
        `More frequent false alarms would take away the first reason. If genuine ones were also rare, the many lost meals could come to outweigh the few lives saved.`,
      ],
      hints: [
        `What does a false alarm cost the companions, and what might ignoring a genuine one cost them?`,
        `Find the two reasons why the companions continue to respond. Which change would take one of them away?`,
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
        `One would naturally expect deception to "teach the others to ignore it." The sentences that follow, beginning with "But," explain why the others go on responding.`,
      ],
      wrong: [
        [
          `express doubt that salliers give alarms when no predator is near`,
          'wrong-role',
          `The author states as a fact that a sallier sometimes gives an alarm "when no predator is near." What one might suppose concerns only the effect on the other birds.`,
        ],
        [
          `attribute to other scientists the view that the flock is cooperative`,
          'wrong-place',
          `The cooperative view is the "usual solution" of the first paragraph. "One might suppose" comes later and concerns deception.`,
        ],
        [
          `concede that the author's explanation of the flock is only a guess`,
          'distorted-detail',
          `What "one might suppose" is not the author's explanation but an expectation that the author rejects. The explanation comes afterward and is not called a guess.`,
        ],
        [
          `suggest that the sallier's companions may learn to ignore it in time`,
          'opposite-effect',
          `The next sentences say the opposite: the companions "continue to respond," because ignoring a genuine alarm "may cost a life."`,
        ],
      ],
      quick: [
        `"One might suppose" introduces the expectation that the others will learn to ignore the sallier. The "But" that follows corrects it.`,
      ],
      full: [
        `Method: read on from "one might suppose" and see whether the author agrees with what is supposed.`,
        `What one might suppose is that deception teaches the others to ignore the alarms. The next sentence begins with "But": deception is infrequent, and the penalties are unequal.`,
        `The companions therefore "continue to respond." The words introduce an expectation that sounds natural, and the sentences after them correct it.`,
      ],
      hints: [
        `What exactly is it that "one might suppose"?`,
        `Read on from "one might suppose" to the sentence after it. How does that sentence treat what one might suppose?`,
      ],
    },
  ],
}
