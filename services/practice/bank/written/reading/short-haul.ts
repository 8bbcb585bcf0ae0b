import type { WrittenPassage } from '../written-question.ts'

export const shortHaul: WrittenPassage = {
  passage: {
    id: 'passage-short-haul',
    title: 'Paying more for less distance',
    paragraphs: [
      `In the 1870s, an American farmer whose grain traveled three hundred miles to a port might pay more for its carriage than a merchant whose grain traveled eight hundred miles to the same port over the same track. Few practices of the railroads provoked greater indignation, and few seemed to require less explanation: where a town was served by a single line, the line charged what it pleased.`,
      `Economists of the period offered a more sympathetic interpretation. Most of a railroad's expenses, they observed, did not vary with its traffic. Large cities were served by several lines, or by water, and there competition determined the rate. As long as that rate exceeded the small additional expense of carrying the grain, accepting it contributed something toward the track; refusing it would have left the entire burden to the intermediate towns. Low rates for the city, on this view, did not cause the farmer's high one and might even moderate it. The reasoning is impeccable, but it establishes only that a railroad could have used its revenue from the cities to relieve the farmer. It does not identify anything that would have compelled it to do so.`,
      `Congress was not persuaded. The Interstate Commerce Act of 1887 prohibited a higher charge for the shorter distance, but only 'under substantially similar circumstances and conditions.' At first, railroads anticipated a strict interpretation, and many revised their rates. Ten years later, however, the Supreme Court concluded that competition at the more distant place was sufficient to make circumstances dissimilar. Since such competition was the usual reason for the practice, the prohibition now exempted nearly everything that it had been intended to prevent. Congress finally deleted the phrase in 1910. The episode is sometimes cited as evidence that the judges favored the railroads. It may be cited with equal justice against the legislators, who had condemned a practice and, in the same sentence, excused its principal cause.`,
    ],
  },
  questions: [
    {
      id: 'rc-202',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `The author's attitude toward the reasoning of the economists of the period is best described as`,
      key: [
        `respect for its logic, combined with doubt about how much it proves`,
        `'The reasoning is impeccable, but it establishes only that a railroad could have …'`,
      ],
      wrong: [
        [
          `sympathy with its aim, combined with disbelief in its assumptions`,
          'wrong-speaker',
          `'Sympathetic' is the economists' interpretation, toward the railroads. The author disputes none of their assumptions.`,
        ],
        [
          `approval of it as the one account that does justice to the railroads`,
          'half-right',
          `The logic is approved. But 'it establishes only' limits what follows from it.`,
        ],
        [
          `suspicion that it was put forward in the interest of the railroads`,
          'out-of-scope',
          `Nothing is said of why the economists argued as they did.`,
        ],
        [
          `regret that it was disregarded when Congress considered the practice`,
          'distorted-detail',
          `'Congress was not persuaded' reports a fact. The author does not say that Congress ought to have been.`,
        ],
      ],
      quick: [`'Impeccable, but it establishes only …'`],
      full: [
        `Method for tone: look for judging words, and for the 'but' between them.`,
        `'Impeccable' praises the logic. 'Establishes only' and 'does not identify anything that would have compelled' limit the result.`,
        `The description needs both halves.`,
      ],
      hints: [
        `The last two sentences of the second paragraph judge the reasoning: find the word of praise and the word of limit.`,
        `Does the author attack the steps of the argument or its reach?`,
      ],
    },
    {
      id: 'rc-203',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The passage gives information that answers each of the following questions EXCEPT:`,
      key: [
        `What share of a railroad's expenses varied with the traffic it carried?`,
        `'Most' of the expenses did not vary. How large the share that did was is not said.`,
      ],
      wrong: [
        [
          `Why were railroads able to charge high rates in some of the towns?`,
          'except-overlooked',
          `First paragraph: 'where a town was served by a single line, the line charged what it pleased'.`,
        ],
        [
          `What determined the rates that railroads charged in large cities?`,
          'except-overlooked',
          `Second paragraph: 'competition determined the rate'.`,
        ],
        [
          `Why did many railroads revise their rates soon after the Act?`,
          'except-overlooked',
          `Third paragraph: they 'anticipated a strict interpretation'.`,
        ],
        [
          `What change did Congress make to the Act of 1887 after the ruling?`,
          'except-overlooked',
          `Third paragraph: it 'deleted the phrase in 1910'.`,
        ],
      ],
      quick: [`'Most' is not a share: the figure is missing.`],
      full: [
        `Method for EXCEPT: look for the line that answers each question; the one without a line is the answer.`,
        `Single line: paragraph 1. Competition: paragraph 2. Strict interpretation and deleted phrase: paragraph 3.`,
        `Of the expenses we learn only that most did not vary.`,
      ],
      hints: [
        `Four of the questions are answered by a phrase in the passage: look once in each of the first two paragraphs and twice in the third.`,
        `For the one that seems answered by a vague word, ask whether that word is an answer.`,
      ],
    },
    {
      id: 'rc-204',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `It can be inferred that, in the view of the economists of the period, a railroad that had stopped carrying grain from a large city would have`,
      key: [
        `needed more revenue from the towns along its line to pay for its track`,
        `Refusing the city's grain 'would have left the entire burden to the intermediate towns'.`,
      ],
      wrong: [
        [
          `reduced its expenses by nearly as much as its revenue was reduced`,
          'opposite-effect',
          `The additional expense of the grain is 'small', and the rate exceeds it. The revenue falls by more.`,
        ],
        [
          `removed the cause of the high rates that were charged to farmers in those towns`,
          'opposite-effect',
          `In their view low rates for the city 'did not cause the farmer's high one'.`,
        ],
        [
          `made other lines to the city compete for the intermediate towns`,
          'out-of-scope',
          `Those towns had a single line. Nothing suggests that others would reach them.`,
        ],
        [
          `enabled other lines to the city to carry grain at a lower expense`,
          'distorted-detail',
          `Competition in the city sets a rate. What it costs other lines to carry grain is not discussed.`,
        ],
      ],
      quick: [`The contribution of the city toward the track would be gone; the track would still cost the same.`],
      full: [
        `Method: put the hypothetical case into the chain of the argument.`,
        `Expenses hardly vary with traffic, so the track costs as much as before. City grain contributed something toward it. Without that, the rest must come from the intermediate towns.`,
        `This is the sentence about 'the entire burden' in other words.`,
      ],
      hints: [
        `In the second paragraph, find what 'refusing it' would have done.`,
        `Which of the railroad's expenses would go away with the city's grain, and which would stay?`,
      ],
    },
    {
      id: 'rc-205',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `The author would most likely agree with which of the following statements about the ruling of the Supreme Court?`,
      key: [
        `It owed at least as much to the wording of the Act as to a preference for railroads.`,
        `The episode 'may be cited with equal justice against the legislators', whose own phrase excused the principal cause.`,
      ],
      wrong: [
        [
          `It shows that the judges accepted the reasoning of the economists of the period.`,
          'out-of-scope',
          `The Court found circumstances dissimilar. That it followed the economists is not said.`,
        ],
        [
          `It gave the Act a meaning that its words could not reasonably have borne.`,
          'opposite-effect',
          `The author says that the legislators themselves 'excused' the cause. The words did allow it.`,
        ],
        [
          `It had little effect in practice, because railroads had already brought their rates into line.`,
          'distorted-detail',
          `Many had revised their rates, but the ruling 'exempted nearly everything' that was to be prevented.`,
        ],
        [
          `It led Congress to recognize the practice as a consequence of competition.`,
          'opposite-effect',
          `Congress deleted the phrase on which the exemption rested. It did not come to accept the practice.`,
        ],
      ],
      quick: [`'With equal justice against the legislators': the words of the Act share the blame.`],
      full: [
        `Method: read the author's last judgment and restate it.`,
        `Some cite the ruling against the judges. 'It may be cited with equal justice against the legislators': they condemned the practice and excused its cause in one sentence.`,
        `So the wording weighs no less than the judges' leaning.`,
      ],
      hints: [
        `The last two sentences of the passage name two groups: what is each of them blamed for?`,
        `What does 'with equal justice' say about how the blame is shared?`,
      ],
    },
  ],
}
