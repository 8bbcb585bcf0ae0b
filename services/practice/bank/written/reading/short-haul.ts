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
        `"The reasoning is impeccable" shows respect for its logic. "But it establishes only" that a railroad could have helped the farmer, and this shows doubt about how much it proves.`,
      ],
      wrong: [
        [
          `sympathy with its aim, combined with disbelief in its assumptions`,
          'wrong-speaker',
          `"Sympathetic" describes the economists' interpretation of the practice. The author does not dispute any of their assumptions.`,
        ],
        [
          `approval of it as the one account that does justice to the railroads`,
          'half-right',
          `The author approves of the logic, but "it establishes only" limits what follows from it.`,
        ],
        [
          `suspicion that it was put forward in the interest of the railroads`,
          'out-of-scope',
          `The economists' interpretation is "more sympathetic" to the railroads, but the passage does not say why they argued as they did.`,
        ],
        [
          `regret that it was disregarded when Congress considered the practice`,
          'distorted-detail',
          `"Congress was not persuaded" reports a fact. The author does not say that Congress should have been.`,
        ],
      ],
      quick: [`The reasoning is "impeccable, but it establishes only" what a railroad could have done.`],
      full: [
        `Method: look for the words that judge the economists' reasoning, and for a "but" between them.`,
        `"Impeccable" praises the logic. After the "but," the reasoning "establishes only" what was possible and "does not identify anything that would have compelled" a railroad to relieve the farmer.`,
        `The description has to contain both halves: "respect for its logic" and "doubt about how much it proves."`,
      ],
      hints: [
        `Does the author find anything missing in reasoning that is called "impeccable"?`,
        `Which words in the last two sentences of the second paragraph praise the reasoning, and which ones limit it?`,
      ],
    },
    {
      id: 'rc-203',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The passage gives information that answers each of the following questions EXCEPT:`,
      key: [
        `What share of a railroad's expenses varied with the traffic it carried?`,
        `The passage says only that "most" of the expenses did not vary with traffic. It does not say what share did.`,
      ],
      wrong: [
        [
          `Why were railroads able to charge high rates in some of the towns?`,
          'except-overlooked',
          `The passage answers this: "where a town was served by a single line, the line charged what it pleased."`,
        ],
        [
          `What determined the rates that railroads charged in large cities?`,
          'except-overlooked',
          `The passage answers this: in large cities "competition determined the rate."`,
        ],
        [
          `Why did many railroads revise their rates soon after the Act?`,
          'except-overlooked',
          `The passage answers this: they "anticipated a strict interpretation."`,
        ],
        [
          `What change did Congress make to the Act of 1887 after the ruling?`,
          'except-overlooked',
          `The passage answers this: it "deleted the phrase in 1910."`,
        ],
      ],
      quick: [
        `The passage says that "most" of the expenses did not vary with traffic. It does not say what share did, so that question remains open.`,
      ],
      full: [
        `Method: look for the line that answers each question about the railroads.`,
        `The first paragraph explains high rates by a single line, and the second explains city rates by competition. The third says why railroads revised their rates and what Congress deleted.`,
        `About the expenses we learn only that most "did not vary with its traffic." "Most" is not a share, so that question remains unanswered.`,
      ],
      hints: [
        `What does the passage explain about the farmer's rate, the city's rate, and the act of 1887?`,
        `Which question seems to be answered only by a vague word?`,
      ],
    },
    {
      id: 'rc-204',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `It can be inferred that, in the view of the economists of the period, a railroad that had stopped carrying grain from a large city would have`,
      key: [
        `needed more revenue from the towns along its line to pay for its track`,
        `In the economists' view, refusing the city's grain "would have left the entire burden to the intermediate towns." The railroad would then need more from the towns along its line.`,
      ],
      wrong: [
        [
          `reduced its expenses by nearly as much as its revenue was reduced`,
          'opposite-effect',
          `The additional expense of the grain is "small," and the rate exceeds it, so revenue would fall by more than expenses.`,
        ],
        [
          `removed the cause of the high rates that were charged to farmers in those towns`,
          'opposite-effect',
          `In the economists' view the low rates for the city "did not cause the farmer's high one."`,
        ],
        [
          `made other lines to the city compete for the intermediate towns`,
          'out-of-scope',
          `The intermediate towns were "served by a single line," and nothing suggests that others would reach them.`,
        ],
        [
          `enabled other lines to the city to carry grain at a lower expense`,
          'distorted-detail',
          `In the city "competition determined the rate." The passage does not discuss what it costs other lines to carry grain.`,
        ],
      ],
      quick: [
        `Without the city's contribution, the towns along the line would have to bear the cost of the track alone.`,
      ],
      full: [
        `Method: put this case into the economists' argument.`,
        `Most expenses do not vary with traffic, so the track costs as much as before. The city's grain had "contributed something toward the track," and that contribution is now gone.`,
        `Refusing it "would have left the entire burden to the intermediate towns," which the answer restates: the railroad would need "more revenue from the towns along its line."`,
      ],
      hints: [
        `According to the economists, what would refusing the city's grain have done?`,
        `Which expenses would disappear along with that grain, and which would stay?`,
      ],
    },
    {
      id: 'rc-205',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `The author would most likely agree with which of the following statements about the ruling of the Supreme Court?`,
      key: [
        `It owed at least as much to the wording of the Act as to a preference for railroads.`,
        `The episode "may be cited with equal justice against the legislators," whose own phrase "excused" the principal cause. So the wording of the Act was at least as much to blame as any preference of the judges.`,
      ],
      wrong: [
        [
          `It shows that the judges accepted the reasoning of the economists of the period.`,
          'out-of-scope',
          `The Court found that competition was enough "to make circumstances dissimilar." The passage does not say that it followed the economists.`,
        ],
        [
          `It gave the Act a meaning that its words could not reasonably have borne.`,
          'opposite-effect',
          `The author says that the legislators themselves "excused" the cause of the practice, so the words did allow the ruling.`,
        ],
        [
          `It had little effect in practice, because railroads had already brought their rates into line.`,
          'distorted-detail',
          `Many railroads had revised their rates, but the ruling "exempted nearly everything" that the Act was meant to prevent.`,
        ],
        [
          `It led Congress to recognize the practice as a consequence of competition.`,
          'opposite-effect',
          `In response to the ruling, Congress "deleted the phrase" on which the exemption rested. It did not come to accept the practice.`,
        ],
      ],
      quick: [`"With equal justice against the legislators" means that the wording shares the blame.`],
      full: [
        `Method: find whom the author blames in the last two sentences of the passage.`,
        `Some cite the episode as evidence that "the judges favored the railroads." The author says that it may be cited "with equal justice against the legislators," who condemned a practice and "in the same sentence, excused its principal cause."`,
        `If the blame is equal, the ruling owed "at least as much to the wording of the Act" as to a preference of the judges.`,
      ],
      hints: [
        `Whom do the last two sentences blame for what happened to the Act?`,
        `What does "with equal justice" say about how the blame is shared?`,
      ],
    },
  ],
}
