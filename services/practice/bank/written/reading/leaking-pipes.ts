import type { WrittenPassage } from '../written-question.ts'

export const leakingPipes: WrittenPassage = {
  passage: {
    id: 'passage-leaking-pipes',
    title: 'How much leakage is too much?',
    paragraphs: [
      `Municipal water companies are regularly criticized for the quantities of water that escape from their pipes before reaching a customer. A utility that loses a fifth of its supply seems, on the face of it, to be managing its resources irresponsibly, and several governments have consequently announced the elimination of leakage as an objective of policy. Engineers generally regard this objective as misguided.`,
      `Their argument is economic. The first repairs in a neglected network are inexpensive, since the largest leaks are also the most conspicuous. Each further reduction requires more inspection for less water, until locating and excavating a minor leak costs many times the value of what it loses. There is accordingly an economic level of leakage, at which recovering one more gallon would cost exactly as much as producing one more gallon by other means; to repair beyond it is to spend on invisible leaks what could have built a reservoir.`,
      `The reasoning is impeccable, but its application has frequently been careless. The value of a lost gallon is conventionally calculated from the cost of treating and pumping it, which in a rainy region is trivial. Yet the costs of producing water are not constant. In a prolonged drought, the alternative to repairing a pipe is not another hour of pumping but an emergency: restrictions on customers, water transported by truck, or permanent damage to the rivers from which it is taken. A level of leakage that is economical in an ordinary year can be ruinous in an exceptional one, and pipes cannot be repaired retroactively.`,
      `Moreover, the techniques of detection that made the last repairs so expensive are changing. Acoustic sensors that remain permanently in the network identify minor leaks at a fraction of the previous cost, so that estimates of the economic level become obsolete within a few years. None of this vindicates the politicians' demand for a network without leaks. It does suggest that a utility that defends its losses by citing an economic level should be asked in which year, and for what kind of weather, that level was determined.`,
    ],
  },
  questions: [
    {
      id: 'rc-178',
      skill: 'rc-main-idea',
      difficulty: 0.6,
      stem: `Which of the following best states the author's main point?`,
      key: [
        `The idea of an economic level of leakage is sound but needs better figures than it often gets.`,
        `The author says that the reasoning "is impeccable, but its application has frequently been careless." The idea is therefore sound, and the figures put into it need to be better.`,
      ],
      wrong: [
        [
          `The demand for a network without leaks turns out to be justified once droughts are considered.`,
          'opposite-effect',
          `The author rejects this: "None of this vindicates the politicians' demand for a network without leaks."`,
        ],
        [
          `Utilities lose water chiefly because the repair of minor leaks costs more than it is worth to them.`,
          'detail-for-main-idea',
          `The engineers argue that repairing a minor leak "costs many times the value of what it loses." The author's own point is what is often wrong with the figures.`,
        ],
        [
          `Engineers and politicians disagree about leakage because they value a lost gallon differently.`,
          'out-of-scope',
          `The passage does not discuss how politicians value a lost gallon. The value of a gallon is what the author criticizes in the utilities' calculation.`,
        ],
        [
          `Permanent sensors will soon make it economical to repair even the smallest leaks in a network.`,
          'too-strong',
          `Sensors find minor leaks "at a fraction of the previous cost." The passage does not say that repairing all of them will become economical.`,
        ],
      ],
      quick: [
        `The reasoning is "impeccable," but its application is "careless." So the author keeps the idea and asks for better figures.`,
      ],
      full: [
        `Method: look for the point at which the author stops agreeing with the engineers.`,
        `The first two paragraphs reject zero leakage and explain the economic level. The third turns: the reasoning is right, but the usual value of a lost gallon ignores what it costs in a drought. The fourth adds that the cost of finding leaks changes as well.`,
        `So the concept stays, but a utility should be asked how its level was determined. This is what the answer means by "sound but needs better figures."`,
      ],
      hints: [
        `What does the author think of the engineers' reasoning, and of the way it is applied?`,
        `What should a utility be asked, according to the last sentence?`,
      ],
    },
    {
      id: 'rc-179',
      skill: 'rc-detail',
      difficulty: 0.5,
      stem: `The passage mentions each of the following as something that could result from a drought EXCEPT`,
      key: [
        `greater amounts of water escaping from the pipes`,
        `A drought raises the cost of losing water. The passage does not say that more water escapes from the pipes.`,
      ],
      wrong: [
        [
          `lasting harm to rivers that supply a utility`,
          'except-overlooked',
          `The passage mentions this: "permanent damage to the rivers from which it is taken."`,
        ],
        [
          `a higher cost of replacing the water that is lost`,
          'except-overlooked',
          `The passage mentions this: the alternative to a repair is then "an emergency," and an economical level of leakage "can be ruinous."`,
        ],
        [
          `limits on the use of water by those who buy it`,
          'except-overlooked',
          `The passage mentions this: "restrictions on customers."`,
        ],
        [
          `the need to bring in water by way of the roads`,
          'except-overlooked',
          `The passage mentions this: "water transported by truck."`,
        ],
      ],
      quick: [`Restrictions, trucks, damage to rivers, and higher costs are mentioned, but greater leakage is not.`],
      full: [
        `Method: match each option with the passage's words about a drought.`,
        `The sentence on a prolonged drought lists "restrictions on customers, water transported by truck, or permanent damage to the rivers." The next calls the same leakage "ruinous" in such a year, because replacing the water costs more.`,
        `The drought changes what a leak costs, not how much leaks, so greater leakage is the exception.`,
      ],
      hints: [
        `What does the third paragraph list as consequences of a prolonged drought?`,
        `Does a drought change how much water leaks, or what the lost water costs?`,
      ],
    },
    {
      id: 'rc-180',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `Suppose that a utility cites a study of the economic level of its leakage. Based on the passage, the author would consider the study most reliable if it`,
      key: [
        `was made recently and weighed what lost water costs in dry years as well as in ordinary ones`,
        `Estimates "become obsolete within a few years," so the study should be recent. An economical level in an ordinary year "can be ruinous in an exceptional one," so it should include dry years.`,
      ],
      wrong: [
        [
          `found that the utility loses a smaller share of its supply than do others in the same region`,
          'wrong-comparison',
          `At the economic level, recovering one more gallon costs "exactly as much as producing one more gallon by other means." What other utilities lose is not part of that comparison.`,
        ],
        [
          `was made over many years, in each of which the utility had taken the same amount of water`,
          'distorted-detail',
          `Estimates become "obsolete within a few years," so a study "made over many years" would be out of date. The "same amount of water" each year says nothing about what lost water costs in a drought.`,
        ],
        [
          `took the value of a lost gallon to be what the utility spends to treat it and to pump it`,
          'opposite-effect',
          `This is how the value "is conventionally calculated." The author calls it careless because it ignores what a lost gallon costs in a drought.`,
        ],
        [
          `was commissioned by a government that has given up its plan to eliminate leakage altogether`,
          'out-of-scope',
          `A government without such a plan may seem less biased, but who commissioned the study plays no part in the author's criticism.`,
        ],
      ],
      quick: [
        `Estimates go out of date within a few years, and lost water costs far more in a drought. So a reliable study is recent and includes dry years.`,
      ],
      full: [
        `Method: turn the author's two criticisms of the economic level into conditions for a study.`,
        `The author says that the usual value of a lost gallon ignores what it costs in a drought, so dry years must be counted. The author also says that new sensors make estimates "obsolete within a few years," so the study must be recent.`,
        `The last sentence puts both into one question: "in which year, and for what kind of weather." A study that was "made recently" and includes "dry years as well as" ordinary ones has an answer to each part.`,
      ],
      hints: [
        `Which two things should a utility be asked about its economic level?`,
        `What makes an estimate of the economic level go out of date?`,
      ],
    },
    {
      id: 'rc-181',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author writes that 'pipes cannot be repaired retroactively' primarily in order to`,
      key: [
        `explain why exceptional years should count in advance`,
        `Once a drought has begun, a later repair cannot bring back the water already lost. So exceptional years have to be counted before they come.`,
      ],
      wrong: [
        [
          `show that old networks cost more to repair than new ones`,
          'out-of-scope',
          `The passage does not compare old and new networks. The words say when repairs have to be made, however old the network is.`,
        ],
        [
          `excuse utilities that have been surprised by a drought`,
          'opposite-effect',
          `The words strengthen the criticism that the utilities' calculation is careless, so they do not excuse anyone.`,
        ],
        [
          `support the claim that minor leaks are difficult to find`,
          'wrong-place',
          `The engineers say in the second paragraph that "locating and excavating a minor leak" is expensive. These words serve a different point, about droughts.`,
        ],
        [
          `introduce the account of sensors in the next paragraph`,
          'wrong-role',
          `Sensors make leaks cheaper to find. They have nothing to do with making repairs too late, and "Moreover" introduces a separate point.`,
        ],
      ],
      quick: [`When the drought comes, it is too late, so exceptional years must be considered beforehand.`],
      full: [
        `Method: ask what a utility could reply if these words about a drought were missing.`,
        `The first half of the sentence says that an economical level can become ruinous in an exceptional year. A utility might reply that it will make repairs when such a year comes.`,
        `The words block that reply: repairs cannot be made after the fact. So "exceptional years should count in advance."`,
      ],
      hints: [
        `How might a utility reply to the first half of this sentence?`,
        `When would a repair have to be made in order to help in a drought?`,
      ],
    },
  ],
}
