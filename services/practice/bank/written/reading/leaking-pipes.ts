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
        `The author says that the reasoning "is impeccable, but its application has frequently been careless." The idea is therefore sound, but the figures used with it need to be better.`,
      ],
      wrong: [
        [
          `The demand for a network without leaks turns out to be justified once droughts are considered.`,
          'opposite-effect',
          `The author rejects this demand even after considering droughts: "None of this vindicates the politicians' demand for a network without leaks."`,
        ],
        [
          `Utilities lose water chiefly because the repair of minor leaks costs more than it is worth to them.`,
          'detail-for-main-idea',
          `The engineers say that some minor leaks are not worth finding and digging up. But the passage never says that this is the chief reason why utilities lose water.`,
        ],
        [
          `Engineers and politicians disagree about leakage because they value a lost gallon differently.`,
          'out-of-scope',
          `Engineers and politicians do disagree about leakage. But the passage never tells us how politicians value a lost gallon, and most of it is about the engineers' idea.`,
        ],
        [
          `Permanent sensors will soon make it economical to repair even the smallest leaks in a network.`,
          'too-strong',
          `Sensors find minor leaks "at a fraction of the previous cost." But the passage does not predict that repairing even the smallest will pay, and sensors are only its last point.`,
        ],
      ],
      quick: [
        `The author accepts the reasoning behind an economic level of leakage but finds that it is often applied with careless figures.`,
      ],
      full: [
        `Method: look for the point at which the author stops agreeing with the engineers. The first two paragraphs set the engineers' reasoning against the demand to eliminate leakage.`,
        `The third paragraph turns against careless application: the usual value of a lost gallon ignores what it costs in a drought. The fourth adds that sensors make estimates out of date.`,
        `The author still rejects the demand for a network without leaks and keeps the idea of an economic level. What has to improve is the figures used to determine it.`,
      ],
      hints: [
        `Where does the author stop agreeing with the engineers?`,
        `Look at what follows the word "impeccable." What does the author object to, and does the objection mean giving up the engineers' idea?`,
      ],
    },
    {
      id: 'rc-179',
      skill: 'rc-detail',
      difficulty: 0.5,
      stem: `The passage mentions each of the following as something that could result from a drought EXCEPT`,
      key: [
        `greater amounts of water escaping from the pipes`,
        `A drought makes lost water more costly, according to the passage. Nothing is said about more water escaping from the pipes in a drought.`,
      ],
      wrong: [
        [
          `lasting harm to rivers that supply a utility`,
          'except-overlooked',
          `The passage mentions lasting harm to rivers: "permanent damage to the rivers from which it is taken."`,
        ],
        [
          `a higher cost of replacing the water that is lost`,
          'except-overlooked',
          `The costs of producing water "are not constant," the passage says. In a drought, what would replace the lost water is no longer cheap pumping, and the usual leakage "can be ruinous."`,
        ],
        [
          `limits on the use of water by those who buy it`,
          'except-overlooked',
          `The passage mentions limits on the use of water: "restrictions on customers."`,
        ],
        [
          `the need to bring in water by way of the roads`,
          'except-overlooked',
          `The passage mentions bringing in water by road: "water transported by truck."`,
        ],
      ],
      quick: [
        `The passage mentions restrictions, trucks, damage to rivers, and higher costs. It does not say that more water leaks in a drought.`,
      ],
      full: [
        `Method: match each option with what the third paragraph says about a drought.`,
        `One sentence lists "restrictions on customers, water transported by truck, or permanent damage to the rivers." The next says that the usual leakage can then be "ruinous," since replacing the water costs more.`,
        `In these sentences, a drought changes what a leak costs, not how much water escapes. The option about more water escaping is therefore the exception.`,
      ],
      hints: [
        `Where does the passage describe what happens in a drought?`,
        `Match each option with a phrase in the third paragraph. Which option has no phrase to match?`,
      ],
    },
    {
      id: 'rc-180',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `Suppose that a utility cites a study of the economic level of its leakage. Based on the passage, the author would consider the study most reliable if it`,
      key: [
        `was made recently and weighed what lost water costs in dry years as well as in ordinary ones`,
        `Estimates "become obsolete within a few years," so the study should be recent. What is economical in an ordinary year "can be ruinous in an exceptional one," so dry years should be included.`,
      ],
      wrong: [
        [
          `found that the utility loses a smaller share of its supply than do others in the same region`,
          'wrong-comparison',
          `Losing less than the neighbors may look like good management. But the economic level depends on what it costs this utility to recover water or to produce it by other means.`,
        ],
        [
          `was made over many years, in each of which the utility had taken the same amount of water`,
          'distorted-detail',
          `Estimates become "obsolete within a few years," so a study made over many years may be out of date. And taking the same amount of water each year tells us nothing about its value in a drought.`,
        ],
        [
          `took the value of a lost gallon to be what the utility spends to treat it and to pump it`,
          'opposite-effect',
          `This is the usual calculation, and the author calls its use careless. It ignores what the same gallon is worth in a drought.`,
        ],
        [
          `was commissioned by a government that has given up its plan to eliminate leakage altogether`,
          'out-of-scope',
          `The author, too, rejects the demand for a network without leaks. But what makes a study reliable is the year and the weather it assumes, not who paid for it.`,
        ],
      ],
      quick: [
        `New sensors make old estimates obsolete, and water is worth far more in a drought. A reliable study is therefore recent and includes dry years.`,
      ],
      full: [
        `Method: turn the author's two criticisms into conditions for a reliable study.`,
        `The third paragraph says that the usual value of a lost gallon ignores droughts, so dry years must be counted. The fourth says that sensors are changing the cost of repairs, so the study must be recent.`,
        `The last sentence combines both points: "in which year, and for what kind of weather." A recent study that includes dry years meets both demands.`,
      ],
      hints: [
        `What two things about a study does the author want to know, according to the last sentence?`,
        `Turn each of the author's criticisms into a condition. What makes an estimate out of date, and what does it often ignore?`,
      ],
    },
    {
      id: 'rc-181',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author writes that 'pipes cannot be repaired retroactively' primarily in order to`,
      key: [
        `explain why exceptional years should count in advance`,
        `Once a drought has come, a repair cannot bring back the water that has already been lost. That is why a utility has to take exceptional years into account beforehand.`,
      ],
      wrong: [
        [
          `show that old networks cost more to repair than new ones`,
          'out-of-scope',
          `The passage does not compare old networks with new ones. "Retroactively" refers to the time of a repair, not to the age of the pipes.`,
        ],
        [
          `excuse utilities that have been surprised by a drought`,
          'opposite-effect',
          `The author is criticizing utilities whose use of the idea "has frequently been careless." That repairs cannot wait for a drought makes them look worse, not better.`,
        ],
        [
          `support the claim that minor leaks are difficult to find`,
          'wrong-place',
          `The trouble of "locating and excavating a minor leak" comes up in the second paragraph. Here the subject is when a pipe is repaired, not how hard its leak is to find.`,
        ],
        [
          `introduce the account of sensors in the next paragraph`,
          'wrong-role',
          `The next paragraph begins with "Moreover," which adds a separate point. Sensors make leaks cheaper to find, while the quoted words are about repairs that come too late.`,
        ],
      ],
      quick: [
        `A repair made during a drought comes too late for the water already lost, so utilities have to think of such years in advance.`,
      ],
      full: [
        `Method: ask what a utility could reply if the words about repairs were missing.`,
        `The sentence first says that a level of leakage that is economical in an ordinary year "can be ruinous in an exceptional one." A utility might reply that it will make repairs when such a year comes.`,
        `The words rule out that reply, since pipes repaired later cannot restore the water lost earlier. Exceptional years should therefore count in advance.`,
      ],
      hints: [
        `What is the subject of the paragraph in which these words appear?`,
        `Ask what a utility could reply if these words were missing. Could it simply wait for a drought and repair its pipes then?`,
      ],
    },
  ],
}
