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
        `Economists attribute the preference to "a failure to understand the waste." Okafor's study suggests that people know the cost and weigh it, so their preference is more considered than economists thought.`,
      ],
      wrong: [
        [
          `arguing that queues should replace auctions for goods that people need only once`,
          'too-strong',
          `People's preference for queues was strongest for goods they need only once. But the passage reports that preference and the reasons for it, and it recommends neither queues nor auctions.`,
        ],
        [
          `describing how the views of economists about queues have changed over the years`,
          'distorted-detail',
          `Economists "have long regarded the queue with impatience." The passage does not say that their view has changed.`,
        ],
        [
          `explaining why the time that people spend in queues is of no use to anybody else`,
          'detail-for-main-idea',
          `Economists begin from the idea that this time is "of no use to anybody else." It is their starting point in the first paragraph, not the subject of the passage.`,
        ],
        [
          `comparing the wealth of people who prefer queues with that of people who do not`,
          'out-of-scope',
          `People fear that "the wealth of others" would decide, but the passage does not compare the wealth of the two groups.`,
        ],
      ],
      quick: [
        `Economists think that people who prefer queues fail to understand the waste. The study suggests that "the preference has better reasons."`,
      ],
      full: [
        `The first paragraph describes a preference that economists attribute to a failure to understand. The second reports a study in which people who prefer queues give their reasons.`,
        `The third shows that they also know the limits of these reasons and "decide differently in different cases."`,
        `The answer restates "better reasons" as "more considered than some have thought," where "some" are the economists.`,
      ],
      hints: [
        `Economists think that people who prefer queues overlook the waste. What does Okafor's study do to that view?`,
        `Compare the last sentence of the first paragraph with the first sentence of the second. What is the study meant to show about people who prefer queues?`,
      ],
    },
    {
      id: 'rc-019',
      skill: 'rc-detail',
      difficulty: 0.1,
      stem: `According to the passage, those of Okafor's respondents who preferred queues feared that an auction would`,
      key: [
        `give a thing to those with more money and not to those with the stronger wish`,
        `They feared "that the wealth of others, rather than the strength of their own wish, would decide." In an auction the thing would then go to those with more money.`,
      ],
      wrong: [
        [
          `take up more of their time than waiting in a queue for the same thing would`,
          'wrong-speaker',
          `Time does play a large part in the passage. But wasted time is the economists' complaint about queues, and nothing suggests that auctions take longer.`,
        ],
        [
          `lead to prices which were higher than the value of what was being sold in it`,
          'out-of-scope',
          `Auctions can drive prices up, and people may worry about that. But what the respondents feared was that the wrong person would get the thing, not that the price would be too high.`,
        ],
        [
          `have to be repeated every week, whereas waiting in a queue is done only once`,
          'distorted-detail',
          `The passage says this of waiting, not of auctions: where the waiting must be repeated, the preference for queues all but vanishes.`,
        ],
        [
          `put things into the hands of people who would sell them to others at a profit`,
          'out-of-scope',
          `Buyers at auctions may well resell what they buy. But what the respondents feared was losing out to people with more money, not to people who resell.`,
        ],
      ],
      quick: [
        `People feared that an auction would be decided by "the wealth of others" rather than by how much someone wants the thing.`,
      ],
      full: [
        `The question asks for a fear that the passage states, and the second paragraph introduces it with "What they feared from auctions was something else."`,
        `The words after the colon say what it was: that "the wealth of others, rather than the strength of their own wish, would decide." The answer restates "wealth" as "more money," and "strength of their own wish" as "the stronger wish."`,
      ],
      hints: [
        `Which paragraph reports what people feared from auctions, and what words introduce that fear?`,
        `What did these people think would decide who wins an auction, and what did they want to decide it instead?`,
      ],
    },
    {
      id: 'rc-020',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that Okafor's respondents would be least likely to favor a queue for`,
      key: [
        `a basket of fresh food that each household collects every Monday`,
        `The preference "all but vanished where the waiting had to be repeated every week," and the basket has to be collected every Monday.`,
      ],
      wrong: [
        [
          `a ticket to the farewell concert of a singer whom many admire`,
          'opposite-effect',
          `A farewell concert happens once, and the preference was strongest for goods that are not needed more than once.`,
        ],
        [
          `an operation that most people need at most once in their lives`,
          'opposite-effect',
          `Such an operation is needed at most once, and "hospital beds" are among the goods for which people prefer queues.`,
        ],
        [
          `a copy of a book that its author signs on the day it appears`,
          'opposite-effect',
          `Readers might wait a long time for a signed book, but they wait only once. The preference for queues was strongest for goods "that nobody needs more than once."`,
        ],
        [
          `a place in a ceremony that marks the anniversary of a town`,
          'opposite-effect',
          `The ceremony is a single event, so the waiting does not have to be "repeated every week."`,
        ],
      ],
      quick: [
        `The preference all but vanished where waiting had to be repeated every week, and the basket is collected every Monday.`,
      ],
      full: [
        `The third paragraph says how strong the preference was. It was strongest for goods that "nobody needs more than once" and "all but vanished where the waiting had to be repeated every week."`,
        `The concert, the operation, the signed book, and the ceremony each require waiting once. Only the basket, which is collected every Monday, requires waiting every week.`,
      ],
      hints: [
        `On what did the strength of the preference for queues depend?`,
        `For which of the goods would people have to wait again and again?`,
      ],
    },
    {
      id: 'rc-021',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions someone with two jobs in order to`,
      key: [
        `point to a limit of the argument that waiting treats all people alike`,
        `The argument was that "a day has the same length for everyone." Someone with two jobs has less of the day free, so waiting is harder for that person than for others.`,
      ],
      wrong: [
        [
          `describe the kind of person who took part in the study most often`,
          'out-of-scope',
          `The respondents "were aware" of this difference, but the passage does not say what jobs they had themselves.`,
        ],
        [
          `support the economists' view that waiting in a queue wastes time`,
          'distorted-detail',
          `The economists' point about waste comes in the first paragraph. The example is about who can wait more easily, not about time that is wasted.`,
        ],
        [
          `show that people with little time tend to be those with more money`,
          'opposite-effect',
          `A person with "two jobs" has little time and may have little money too. The passage does not connect having little time with being wealthy.`,
        ],
        [
          `explain why people prefer auctions for goods needed only once`,
          'opposite-effect',
          `This reverses the finding: for goods needed only once, the preference for queues was strongest.`,
        ],
      ],
      quick: [
        `A day is equally long for all but "not equally free." The example shows where the argument that everyone's day is the same falls short.`,
      ],
      full: [
        `The respondents argue that a day has the same length for everyone, so willingness to wait shows how much one wants a thing.`,
        `Okafor does not endorse this "without reserve": the day "is not equally free," and someone with two jobs "can wait less easily than someone with none."`,
        `So the example points to a limit of the argument that waiting treats all people alike.`,
      ],
      hints: [
        `Which argument comes just before the example of someone with two jobs?`,
        `The respondents argue that a day has the same length for everyone. Does someone with two jobs support that argument or limit it?`,
      ],
    },
  ],
}
