import type { WrittenPassage } from '../written-question.ts'

export const queues: WrittenPassage = {
  passage: {
    id: 'passage-queues',
    title: 'The fairness of queues',
    paragraphs: [
      `Economists have long regarded the queue with impatience. When something is handed out to those who wait longest, people pay for it with their time, and unlike money, the time that one person spends in a queue is of no use to anybody else. To sell the same thing to the highest bidder would put it into the hands of those who value it most and waste nothing. Yet when people are asked, most prefer queues to auctions for a wide range of goods, from hospital beds to seats at a concert. Economists have tended to put this down to a failure to understand the waste.`,
      `A study by the sociologist Ines Okafor suggests that the preference has better reasons. Okafor asked several thousand people not only which procedure they preferred but also what they feared from the other. Few of those who preferred queues were unaware that waiting is wasteful. What they feared from auctions was something else: that the wealth of others, rather than the strength of their own wish, would decide. A day has the same length for everyone, they argued, whereas a dollar means little to some and much to others; willingness to wait therefore shows how much one wants a thing more faithfully than willingness to pay.`,
      `Okafor does not endorse this argument without reserve. A day has the same length for everyone, but it is not equally free: someone with two jobs can wait less easily than someone with none. Her respondents were aware of this as well. Their preference for queues was strongest for goods that nobody needs more than once, and it all but vanished where the waiting had to be repeated every week. Far from being blind to the cost of time, she concludes, people weigh it against the unfairness of money, and decide differently in different cases.`,
    ],
  },
  questions: [
    {
      id: 'rc-018',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `The passage is primarily concerned with`,
      key: [
        `presenting evidence that a common preference is more considered than some have thought`,
        `Economists put the preference for queues down to a failure to understand. Okafor's study shows that people know the cost and weigh it.`,
      ],
      wrong: [
        [
          `arguing that queues should replace auctions for goods that people need only once`,
          'too-strong',
          `The passage reports preferences and their reasons. It recommends nothing.`,
        ],
        [
          `describing how the views of economists about queues have changed over the years`,
          'distorted-detail',
          `The economists' view is reported once and is not said to have changed.`,
        ],
        [
          `explaining why the time that people spend in queues is of no use to anybody else`,
          'detail-for-main-idea',
          `This is the economists' starting point in the first paragraph, not the subject of the whole.`,
        ],
        [
          `comparing the wealth of people who prefer queues with that of people who do not`,
          'out-of-scope',
          `Wealth matters in what people fear, but the groups are not compared by it.`,
        ],
      ],
      quick: [`Economists: people do not understand. Study: 'the preference has better reasons'. That is the concern.`],
      full: [
        `Paragraph 1: preference for queues, seen as a failure to understand.`,
        `Paragraph 2: its reasons, found in a study.`,
        `Paragraph 3: limits that people themselves know; they weigh.`,
      ],
      hints: [
        `What does Okafor's study show about the people who prefer queues?`,
        `Whose view is corrected in the passage?`,
      ],
    },
    {
      id: 'rc-019',
      skill: 'rc-detail',
      difficulty: 0.1,
      stem: `According to the passage, those of Okafor's respondents who preferred queues feared that an auction would`,
      key: [
        `give a thing to those with more money and not to those with the stronger wish`,
        `They feared 'that the wealth of others, rather than the strength of their own wish, would decide'.`,
      ],
      wrong: [
        [
          `take up more of their time than waiting in a queue for the same thing would`,
          'wrong-speaker',
          `Time is what the economists object to in queues. Nobody says that auctions take longer.`,
        ],
        [
          `lead to prices which were higher than the value of what was being sold in it`,
          'out-of-scope',
          `Prices above value are not mentioned. The fear is about who gets the thing.`,
        ],
        [
          `have to be repeated every week, whereas waiting in a queue is done only once`,
          'distorted-detail',
          `It is the waiting that may have to be repeated, and there the preference for queues vanishes.`,
        ],
        [
          `put things into the hands of people who would sell them to others at a profit`,
          'out-of-scope',
          `Reselling does not occur in the passage.`,
        ],
      ],
      quick: [
        `Second paragraph: 'What they feared from auctions was something else: that the wealth of others ... would decide.'`,
      ],
      full: [
        `The question asks for a fear that the passage states.`,
        `Second paragraph, after 'something else': wealth rather than the strength of the wish.`,
      ],
      hints: [`Find the word 'feared'.`, `What do they want to decide, and what do they fear will?`],
    },
    {
      id: 'rc-020',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that Okafor's respondents would be least likely to favour a queue for`,
      key: [
        `a basket of fresh food that each household collects every Monday`,
        `The preference 'all but vanished where the waiting had to be repeated every week'. A weekly basket is just such a case.`,
      ],
      wrong: [
        [
          `a ticket to the farewell concert of a singer whom many admire`,
          'opposite-effect',
          `A farewell concert happens once. For goods needed only once the preference was strongest, and concerts are named as an example.`,
        ],
        [
          `an operation that most people need at most once in their lives`,
          'opposite-effect',
          `That is needed once, and hospital beds are among the examples for which people prefer queues.`,
        ],
        [
          `a copy of a book that its author signs on the day it appears`,
          'opposite-effect',
          `This too happens once, so the preference for queues should be strong.`,
        ],
        [
          `a place in a ceremony that marks the anniversary of a town`,
          'opposite-effect',
          `A single event again. Nothing has to be repeated.`,
        ],
      ],
      quick: [`Preference strongest for what is needed once, gone where waiting is weekly. Find the weekly case.`],
      full: [
        `Third paragraph: strongest for goods needed no more than once.`,
        `It all but vanished for weekly waiting.`,
        `Only the basket is weekly.`,
      ],
      hints: [
        `On what does the strength of the preference depend?`,
        `Which of the goods has to be waited for again and again?`,
      ],
    },
    {
      id: 'rc-021',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions someone with two jobs in order to`,
      key: [
        `point to a limit of the argument that waiting treats all people alike`,
        `The argument was that a day has the same length for everyone. Someone with two jobs has less of it free, so waiting is not equally easy for all.`,
      ],
      wrong: [
        [
          `describe the kind of person who took part in the study most often`,
          'out-of-scope',
          `The participants are not described by their jobs.`,
        ],
        [
          `support the economists' view that waiting in a queue wastes time`,
          'distorted-detail',
          `The example is about unequal freedom, not about waste.`,
        ],
        [
          `show that people with little time tend to be those with more money`,
          'opposite-effect',
          `Someone with two jobs may well have little of both. The passage does not link them in this way.`,
        ],
        [
          `explain why people prefer auctions for goods needed only once`,
          'opposite-effect',
          `For such goods the preference for queues was strongest.`,
        ],
      ],
      quick: [`'but it is not equally free: someone with two jobs ...' The example limits the argument before it.`],
      full: [
        `Argument: a day has the same length for everyone.`,
        `Reserve: it is not equally free.`,
        `Example: two jobs leave less time to wait.`,
      ],
      hints: [`Which sentence does the example follow?`, `Does it support or limit the respondents' argument?`],
    },
  ],
}
