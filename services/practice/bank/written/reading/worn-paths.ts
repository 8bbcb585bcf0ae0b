import type { WrittenPassage } from '../written-question.ts'

export const wornPaths: WrittenPassage = {
  passage: {
    id: 'passage-worn-paths',
    title: 'The path across the lawn',
    paragraphs: [
      `Where people walk across a lawn the grass wears thin, and a path appears that no planner drew. Such paths are admired as a kind of ballot, cast with the feet. It is told of several universities that they were built without any paths at all, and that after a year the worn lines were paved. The worn line, on this view, records where people wish to go, and is free from the prejudices of those who design.`,
      `Baek Yun-seo set a camera over a newly sown square between a station and a tram stop, and let it run through the first winter. The path did not form along the shortest line. It formed some metres to the north, where in the first two weeks a stack of paving stones had forced walkers to go round. By the time the stones were taken away, a bent line could be made out in the grass. It drew walkers, for a trace promises firm ground, and on wet grass most people would sooner step where somebody has stepped. Each who followed made it plainer to the next. By spring seven in ten took it, and when asked, the greater part of them believed that it was the shortest way.`,
      `Baek does not hold that worn paths tell us nothing. In a stony park near by, where the ground was dry and kept no traces, she drew the routes of walkers from the film. They crowded closely about the shortest lines. People are good witnesses, she concludes, as long as they cannot see each other's testimony. A planner who wants to learn from feet should have the grass raked every night, so that each morning's walkers choose for themselves.`,
    ],
  },
  questions: [
    {
      id: 'rc-146',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Worn paths show where people wish to go only if earlier steps do not guide later ones.`,
        `On the wet square a trace drew walkers off the shortest line. In the stony park, without traces, they found it.`,
      ],
      wrong: [
        [
          `Worn paths show where people wish to go and should be paved after the end of a year.`,
          'wrong-speaker',
          `This is the view of those who admire the paths as a ballot. The film from the square speaks against it.`,
        ],
        [
          `Worn paths show nothing of what people wish, since chance alone decides their course.`,
          'too-strong',
          `'Baek does not hold that worn paths tell us nothing.' Without traces, walkers proved good witnesses.`,
        ],
        [
          `Worn paths are followed on wet grass because a trace is a promise of firm ground.`,
          'detail-for-main-idea',
          `This is one link in the explanation of the square. What follows for planners is missing.`,
        ],
        [
          `Worn paths prove that those who design squares and lawns tend to be prejudiced.`,
          'distorted-detail',
          `The prejudices of designers are what the paths are said to be free from. The passage does not set out to prove them.`,
        ],
      ],
      quick: [
        `Square with traces: bent path. Park without: shortest lines. So the witness is good when steps leave no trace.`,
      ],
      full: [
        `Paragraph 1: worn paths as a ballot.`,
        `Paragraph 2: a path that grew from an accident, since each walker followed the last.`,
        `Paragraph 3: without traces, walkers' lines can be trusted; hence the raking.`,
      ],
      hints: [
        `What was different about the ground in the two places?`,
        `The main idea has to fit both the square and the park.`,
      ],
    },
    {
      id: 'rc-147',
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that, if the stack of paving stones had never stood on the square, the path would most likely have`,
      key: [
        `followed a shorter line than the one it came to follow`,
        `The stones forced the first walkers north, and the rest followed. Without them, the first steps would have kept nearer to the shortest line, as in the park.`,
      ],
      wrong: [
        [
          `appeared some metres farther to the north in the grass`,
          'opposite-effect',
          `The stones are what sent walkers north. Without them there was no reason to go there.`,
        ],
        [
          `failed to appear at all until the end of that winter`,
          'too-strong',
          `The grass was wet and kept traces. There would have been a path, only elsewhere.`,
        ],
        [
          `been used by walkers who knew it was not the shortest`,
          'wrong-comparison',
          `It is of the actual path that walkers held a false belief. A path along the shortest line would have made the belief true.`,
        ],
        [
          `been given up again as soon as the ground became dry`,
          'real-world-belief',
          `One might guess that traces matter less on dry ground, but nothing suggests that walkers left a path once it was plain.`,
        ],
      ],
      quick: [`The bend came from the stones. No stones, no bend.`],
      full: [
        `First two weeks: stones force walkers round, leaving a bent trace.`,
        `The trace draws others, so the bend stays.`,
        `Without stones, the first traces would have lain nearer to the shortest line, where walkers in the park went.`,
      ],
      hints: [
        `Why did the first walkers go round to the north?`,
        `Where do walkers go if nothing is in the way and no trace guides them?`,
      ],
    },
    {
      id: 'rc-148',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author reports what the walkers believed about the length of the path most likely in order to`,
      key: [
        `show that following each other had misled even those who followed`,
        `They took the bent path and believed it to be the shortest. Following one another had shaped not only their steps but their beliefs.`,
      ],
      wrong: [
        [
          `show that people on foot attach little value to the shortest of ways`,
          'opposite-effect',
          `They believed that they were on it. Nothing suggests that they would not have valued it, and walkers in the park sought it.`,
        ],
        [
          `explain how a bent line could be made out in the grass within weeks`,
          'reversed-causation',
          `The line came from steps round the stones. Beliefs were asked about in spring, when the path had long been there.`,
        ],
        [
          `suggest that asking people is the better way to find where they go`,
          'wrong-role',
          `Their answers were mistaken. This hardly recommends asking over watching.`,
        ],
        [
          `confirm that the path had been paved along the shortest line by then`,
          'distorted-detail',
          `No paving of the path is mentioned. The paving stones belonged to the stack.`,
        ],
      ],
      quick: [`Seven in ten walk a bent path and think it shortest: the 'ballot' has fooled the voters.`],
      full: [
        `The path is said to record what people wish.`,
        `Most who took it thought that it was the shortest way, and it was not.`,
        `So they followed a trace, and took the trace for their own choice of the best line.`,
      ],
      hints: [
        `Was the belief true?`,
        `What does it mean for the idea of a ballot if voters are mistaken about what they chose?`,
      ],
    },
    {
      id: 'rc-149',
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `A library wants to learn which of its new books readers like best. Which procedure would agree most closely with Baek's advice?`,
      key: [
        `Keeping secret how often a book is lent and shelving all in a new order each day`,
        `Readers then cannot see what others chose, and every day starts afresh. It is the raked grass in another form.`,
      ],
      wrong: [
        [
          `Putting the books that are lent most on a table by the door and counting loans`,
          'opposite-effect',
          `This makes the trace plainer with each step. Early accidents would grow, as the bend in the path did.`,
        ],
        [
          `Asking borrowers of the most popular books why it is that they had chosen them`,
          'distorted-detail',
          `The walkers were asked too, and most were mistaken about the path they took.`,
        ],
        [
          `Waiting for a whole year before counting how many times each book has been lent`,
          'wrong-speaker',
          `The universities of the first paragraph waited a year. Time alone lets traces deepen.`,
        ],
        [
          `Letting well-known critics choose the books and seeing which of them are lent`,
          'out-of-scope',
          `Who selects the books is another matter. Readers could still follow one another.`,
        ],
      ],
      quick: [`Raking removes the traces of others. Which procedure hides what others have chosen?`],
      full: [
        `Baek: people are good witnesses if they 'cannot see each other's testimony'.`,
        `For books, the testimony is the number of loans and a place on the shelf earned by them.`,
        `Hide the one and change the other, and readers choose for themselves.`,
      ],
      hints: [
        `What is achieved by raking the grass every night?`,
        `In a library, what corresponds to a trace in the grass?`,
      ],
    },
  ],
}
