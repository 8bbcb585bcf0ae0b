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
        `'The reasoning is impeccable, but its application has frequently been careless': costs in droughts and new sensors are left out.`,
      ],
      wrong: [
        [
          `The demand for a network without leaks turns out to be justified once droughts are considered.`,
          'opposite-effect',
          `'None of this vindicates the politicians' demand for a network without leaks.'`,
        ],
        [
          `Utilities lose water chiefly because the repair of minor leaks costs more than it is worth to them.`,
          'detail-for-main-idea',
          `This is a part of the engineers' argument. The author goes on to say what is often wrong with its figures.`,
        ],
        [
          `Engineers and politicians disagree about leakage because they value a lost gallon differently.`,
          'out-of-scope',
          `How politicians value a gallon is not discussed. The value of a gallon is the author's issue with the utilities.`,
        ],
        [
          `Permanent sensors will soon make it economical to repair even the smallest leaks in a network.`,
          'too-strong',
          `Sensors lower the cost of finding minor leaks. That all of them will be worth a repair is not said.`,
        ],
      ],
      quick: [`'Impeccable, but … careless': keep the idea, correct the figures.`],
      full: [
        `Method: the main point usually stands at the turn of the argument.`,
        `1 and 2: against zero leakage, for an economic level. Turn in 3: the reasoning is right, the application careless, because the value of a gallon is taken from ordinary years. 4: and costs of repair change, too.`,
        `So the concept stays, and utilities should be asked for its figures.`,
      ],
      hints: [
        `What does the author think of the engineers' reasoning, and what of its use?`,
        `Which question should a utility be asked, according to the last sentence?`,
      ],
    },
    {
      id: 'rc-179',
      skill: 'rc-detail',
      difficulty: 0.5,
      stem: `The passage mentions each of the following as something that could result from a drought EXCEPT`,
      key: [
        `greater amounts of water escaping from the pipes`,
        `A drought raises the cost of the water that escapes. That more of it escapes is not said.`,
      ],
      wrong: [
        [
          `lasting harm to rivers that supply a utility`,
          'except-overlooked',
          `'Permanent damage to the rivers from which it is taken.'`,
        ],
        [
          `a higher cost of replacing the water that is lost`,
          'except-overlooked',
          `The alternative to a repair is then 'an emergency', and leakage 'can be ruinous'.`,
        ],
        [
          `limits on the use of water by those who buy it`,
          'except-overlooked',
          `These are the 'restrictions on customers'.`,
        ],
        [
          `the need to bring in water by way of the roads`,
          'except-overlooked',
          `This is the 'water transported by truck'.`,
        ],
      ],
      quick: [`Rivers, costs, restrictions and trucks stand in the third paragraph.`],
      full: [
        `Method for EXCEPT: match four options with words of the passage.`,
        `Third paragraph: 'restrictions on customers, water transported by truck, or permanent damage to the rivers', and losses that become 'ruinous'.`,
        `Nothing says that pipes leak more in a drought.`,
      ],
      hints: [
        `Read the sentence that begins 'In a prolonged drought'.`,
        `Does the drought change how much leaks, or what a leak costs?`,
      ],
    },
    {
      id: 'rc-180',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `Suppose that a utility cites a study of the economic level of its leakage. Based on the passage, the author would consider the study most reliable if it`,
      key: [
        `was made recently and weighed what lost water costs in dry years as well as in ordinary ones`,
        `The level must not be obsolete (last paragraph), and the value of a gallon must include exceptional years (third paragraph).`,
      ],
      wrong: [
        [
          `found that the utility loses a smaller share of its supply than do others in the same region`,
          'wrong-comparison',
          `The level depends on costs of repair and of water, not on what others lose.`,
        ],
        [
          `was made over many years, in each of which the utility had taken the same amount of water`,
          'distorted-detail',
          `What varies is the cost of water and of repairs. A study that is spread over many years may even be obsolete.`,
        ],
        [
          `took the value of a lost gallon to be what the utility spends to treat it and to pump it`,
          'opposite-effect',
          `This is the conventional calculation that the author calls careless.`,
        ],
        [
          `was commissioned by a government that has given up its plan to eliminate leakage altogether`,
          'out-of-scope',
          `Who commissioned the study is no part of the author's criticism.`,
        ],
      ],
      quick: [`The last sentence names two tests: in which year, and for what kind of weather.`],
      full: [
        `Method: turn the author's criticism into conditions.`,
        `Criticism 1: the value of a gallon is taken from ordinary years. Condition: dry years count.`,
        `Criticism 2: estimates become obsolete as sensors improve. Condition: a recent study.`,
        `One option meets both.`,
      ],
      hints: [`Which two things should a utility be asked about its level?`, `Why do estimates become obsolete?`],
    },
    {
      id: 'rc-181',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author writes that 'pipes cannot be repaired retroactively' primarily in order to`,
      key: [
        `explain why exceptional years should count in advance`,
        `Once a drought has come, the lost water cannot be saved by a later repair. So the decision has to be made before, with the drought in mind.`,
      ],
      wrong: [
        [
          `show that old networks cost more to repair than new ones`,
          'out-of-scope',
          `The age of networks is not the subject. The words are about when a decision has to be made.`,
        ],
        [
          `excuse utilities that have been surprised by a drought`,
          'opposite-effect',
          `The words strengthen the charge that their calculation is careless.`,
        ],
        [
          `support the claim that minor leaks are difficult to find`,
          'wrong-place',
          `That claim belongs to the economic argument of the second paragraph.`,
        ],
        [
          `introduce the account of sensors in the next paragraph`,
          'wrong-role',
          `Sensors lower the cost of detection. They do not help to repair the past, and 'moreover' begins a new reason.`,
        ],
      ],
      quick: [`In the drought it is too late: that is why an ordinary year must not set the level.`],
      full: [
        `Method for a function: ask what would be missing from the argument without the words.`,
        `Without them, a utility could answer: then we shall repair when a drought comes.`,
        `The words block this. So exceptional years must enter the calculation before they occur.`,
      ],
      hints: [
        `What might a utility answer to the first half of this sentence?`,
        `When would a repair have to be made to help in a drought?`,
      ],
    },
  ],
}
