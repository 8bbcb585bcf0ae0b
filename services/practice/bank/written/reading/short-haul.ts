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
        `The author calls the economists' reasoning "impeccable," which shows respect for its logic. But the author adds that it "establishes only" what a railroad could have done, which limits how much it proves.`,
      ],
      wrong: [
        [
          `sympathy with its aim, combined with disbelief in its assumptions`,
          'wrong-speaker',
          `The word "sympathetic" describes the economists' view of the railroads, not the author's view of the economists. And the author doubts what they prove, not what they assume.`,
        ],
        [
          `approval of it as the one account that does justice to the railroads`,
          'half-right',
          `The author approves of the logic but says that "it establishes only" what a railroad could have done. Nothing is said about its being the one account that is fair to the railroads.`,
        ],
        [
          `suspicion that it was put forward in the interest of the railroads`,
          'out-of-scope',
          `The economists' interpretation is "more sympathetic" to the railroads. But the passage does not suggest that they argued in the railroads' interest.`,
        ],
        [
          `regret that it was disregarded when Congress considered the practice`,
          'distorted-detail',
          `The author reports that "Congress was not persuaded" but expresses no regret. The reasoning, after all, "establishes only" what a railroad could have done.`,
        ],
      ],
      quick: [
        `The author praises the economists' logic but points out that they name nothing that would have compelled a railroad to help the farmer.`,
      ],
      full: [
        `Method: look for the words that judge the economists' reasoning. "Impeccable" praises the logic.`,
        `After "but," the praise is limited: the reasoning "establishes only that a railroad could have used its revenue from the cities to relieve the farmer."`,
        `The reasoning names nothing that would have compelled a railroad to do so. So the attitude combines respect with doubt about how much is proved.`,
      ],
      hints: [
        `Where in the passage does the author comment on the economists' reasoning?`,
        `Look for the words that judge the economists' reasoning. Which ones praise it, and which ones limit it?`,
      ],
    },
    {
      id: 'rc-203',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The passage gives information that answers each of the following questions EXCEPT:`,
      key: [
        `What share of a railroad's expenses varied with the traffic it carried?`,
        `The passage says that "most of a railroad's expenses" did not vary with its traffic. It does not say what share of the expenses did vary.`,
      ],
      wrong: [
        [
          `Why were railroads able to charge high rates in some of the towns?`,
          'except-overlooked',
          `The passage tells us why: "where a town was served by a single line, the line charged what it pleased."`,
        ],
        [
          `What determined the rates that railroads charged in large cities?`,
          'except-overlooked',
          `The passage tells us what determined rates in large cities: "competition determined the rate" there.`,
        ],
        [
          `Why did many railroads revise their rates soon after the Act?`,
          'except-overlooked',
          `The passage tells us why railroads revised their rates: they "anticipated a strict interpretation."`,
        ],
        [
          `What change did Congress make to the Act of 1887 after the ruling?`,
          'except-overlooked',
          `The passage tells us what Congress changed after the ruling: it "deleted the phrase in 1910."`,
        ],
      ],
      quick: [
        `We learn that most of a railroad's expenses did not vary with its traffic, but not how large a share did. The passage answers each of the other questions.`,
      ],
      full: [
        `Method: look for a line that answers each question. The first paragraph says why rates were high in some towns, and the second says what determined the rates in large cities.`,
        `The third paragraph explains why railroads revised their rates and says what Congress deleted.`,
        `About expenses, we learn only that "most" did not vary with traffic. That could be 60 percent or 95 percent, so the passage does not answer the question about the share that did vary.`,
      ],
      hints: [
        `Which paragraph would you look in for the answer to each question?`,
        `Look for a line that answers each question. For which question is there only a vague word?`,
      ],
    },
    {
      id: 'rc-204',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `It can be inferred that, in the view of the economists of the period, a railroad that had stopped carrying grain from a large city would have`,
      key: [
        `needed more revenue from the towns along its line to pay for its track`,
        `In the economists' view, refusing the city's grain "would have left the entire burden to the intermediate towns." The railroad would then have needed more revenue from these towns for its track.`,
      ],
      wrong: [
        [
          `reduced its expenses by nearly as much as its revenue was reduced`,
          'opposite-effect',
          `Carrying the city's grain causes only a small additional expense, and the rate exceeds it. Without the grain, revenue would fall by more than expenses.`,
        ],
        [
          `removed the cause of the high rates that were charged to farmers in those towns`,
          'opposite-effect',
          `In the economists' view, low rates for the city "did not cause the farmer's high one." Refusing the city's grain would therefore not remove the cause.`,
        ],
        [
          `made other lines to the city compete for the intermediate towns`,
          'out-of-scope',
          `The economists speak of competition at large cities only. They never suggest that other lines would begin to serve the intermediate towns if this one stopped serving the city.`,
        ],
        [
          `enabled other lines to the city to carry grain at a lower expense`,
          'distorted-detail',
          `The passage does not discuss the expenses of other lines. Nothing suggests that they could carry grain more cheaply if this railroad stopped.`,
        ],
      ],
      quick: [
        `According to the economists, the city's grain helped to pay for the track. Without this grain, the railroad would have needed more revenue from the towns along its line.`,
      ],
      full: [
        `Method: apply the economists' argument to this case. Most expenses do not vary with traffic, so the track would cost about as much as before.`,
        `But the city's grain had "contributed something toward the track." Without the grain, this contribution would be gone.`,
        `The entire burden would then fall on the intermediate towns, so the railroad would have needed more revenue from them.`,
      ],
      hints: [
        `What would have changed, according to the economists, if a railroad had refused the city's rate?`,
        `Apply the economists' argument to this case. Which expenses would stay without the city's grain, and who would have to pay them?`,
      ],
    },
    {
      id: 'rc-205',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `The author would most likely agree with which of the following statements about the ruling of the Supreme Court?`,
      key: [
        `It owed at least as much to the wording of the Act as to a preference for railroads.`,
        `The episode "may be cited with equal justice against the legislators," who had themselves excused the main cause of the practice. So the wording of the Act mattered at least as much as the judges' preferences.`,
      ],
      wrong: [
        [
          `It shows that the judges accepted the reasoning of the economists of the period.`,
          'out-of-scope',
          `Both the Court and the economists spoke of competition. But the Court used it to interpret a phrase in the Act, and the passage does not say that it accepted the economists' reasoning.`,
        ],
        [
          `It gave the Act a meaning that its words could not reasonably have borne.`,
          'opposite-effect',
          `The author says that the legislators themselves excused the main cause of the practice. So the words of the Act could reasonably be read as the Court read them.`,
        ],
        [
          `It had little effect in practice, because railroads had already brought their rates into line.`,
          'distorted-detail',
          `At first, expecting a strict interpretation, many railroads had revised their rates. But the ruling had a large effect, since it "exempted nearly everything" that the Act was meant to prevent.`,
        ],
        [
          `It led Congress to recognize the practice as a consequence of competition.`,
          'opposite-effect',
          `Congress finally deleted the phrase on which the ruling was based. The passage does not say that Congress changed its view of the practice.`,
        ],
      ],
      quick: [
        `In the author's view, the legislators are as much to blame as the judges: their own wording excused the main cause of the practice.`,
      ],
      full: [
        `Method: see whom the author blames in the last two sentences. Some people cite the episode as evidence that "the judges favored the railroads."`,
        `The author replies that the legislators can be blamed just as fairly. They condemned a practice and, "in the same sentence, excused its principal cause."`,
        `The phrase in the Act made the ruling possible. The author would therefore agree that the wording mattered at least as much as any preference for railroads.`,
      ],
      hints: [
        `What does the author say about the episode in the last two sentences?`,
        `See whom the author blames in these two sentences. What do the words "with equal justice" tell you about how the blame is shared?`,
      ],
    },
  ],
}
