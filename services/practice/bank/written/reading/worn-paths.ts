import type { WrittenPassage } from '../written-question.ts'

export const wornPaths: WrittenPassage = {
  passage: {
    id: 'passage-worn-paths',
    title: 'The path across the lawn',
    paragraphs: [
      `Where people walk across a lawn the grass wears thin, and a path appears that no planner drew. Such paths are admired as a kind of ballot, cast with the feet. It is told of several universities that they were built without any paths at all, and that after a year the worn lines were paved. The worn line, on this view, records where people wish to go, and is free from the prejudices of those who design.`,
      `Baek Yun-seo set a camera over a newly sown square between a station and a tram stop, and let it run through the first winter. The path did not form along the shortest line. It formed some meters to the north, where in the first two weeks a stack of paving stones had forced walkers to go round. By the time the stones were taken away, a bent line could be made out in the grass. It drew walkers, for a trace promises firm ground, and on wet grass most people would sooner step where somebody has stepped. Each who followed made it plainer to the next. By spring seven in ten took it, and when asked, the greater part of them believed that it was the shortest way.`,
      `Baek does not hold that worn paths tell us nothing. In a stony park near by, where the ground was dry and kept no traces, she drew the routes of walkers from the film. They crowded closely about the shortest lines. People are good witnesses, she concludes, as long as they cannot see each other's testimony. A planner who wants to learn from feet should have the grass raked every night, so that each morning's walkers choose for themselves.`,
    ],
  },
  questions: [
    {
      id: 'rc-146',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Worn paths show where people wish to go only if earlier steps do not guide later ones.`,
        `On the wet square a trace guided later walkers away from the shortest line. In the stony park, where no traces were kept, walkers found it. So a path shows what people wish only if earlier steps do not guide later ones.`,
      ],
      wrong: [
        [
          `Worn paths show where people wish to go and should be paved after the end of a year.`,
          'wrong-speaker',
          `This is the view of those who admire such paths "as a kind of ballot." The film from the square contradicts it.`,
        ],
        [
          `Worn paths show nothing of what people wish, since chance alone decides their course.`,
          'too-strong',
          `The passage says that "Baek does not hold that worn paths tell us nothing." Without traces, walkers are "good witnesses."`,
        ],
        [
          `Worn paths are followed on wet grass because a trace is a promise of firm ground.`,
          'detail-for-main-idea',
          `On wet grass "a trace promises firm ground," but this is one link in the explanation. It leaves out what worn paths can tell a planner.`,
        ],
        [
          `Worn paths prove that those who design squares and lawns tend to be prejudiced.`,
          'distorted-detail',
          `The first paragraph says that worn lines are "free from the prejudices" of designers. The passage does not try to prove that designers are prejudiced.`,
        ],
      ],
      quick: [`With traces the path was bent, and without them people kept to the shortest lines.`],
      full: [
        `The first paragraph describes worn paths as a kind of ballot. The second shows a path that grew from an accident, because each walker followed the trace of the last.`,
        `The third shows that where the ground kept no traces, walkers "crowded closely about the shortest lines." People are good witnesses "as long as they cannot see each other's testimony."`,
        `This condition is the "only if" in the answer.`,
      ],
      hints: [
        `How did the ground in the square differ from the ground in the park?`,
        `Which answer fits both the square and the park?`,
      ],
    },
    {
      id: 'rc-147',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that, if the stack of paving stones had never stood on the square, the path would most likely have`,
      key: [
        `followed a shorter line than the one it came to follow`,
        `The stones forced the first walkers to go around to the north, and others followed their trace. Without the stones the first steps would have kept closer to the shortest line, as they did in the park.`,
      ],
      wrong: [
        [
          `appeared some meters farther to the north in the grass`,
          'opposite-effect',
          `The stones "forced walkers to go round" to the north. Without them there would have been no reason to go there.`,
        ],
        [
          `failed to appear at all until the end of that winter`,
          'too-strong',
          `The wet grass kept traces, so a path would still have formed, only in a different place.`,
        ],
        [
          `been used by walkers who knew it was not the shortest`,
          'wrong-comparison',
          `Most walkers on the actual, bent path "believed" that it was the shortest. The passage gives no reason to expect a mistake about a shorter one.`,
        ],
        [
          `been given up again as soon as the ground became dry`,
          'real-world-belief',
          `One might guess that traces matter less on dry ground, but nothing suggests that walkers abandon a path once it is plain.`,
        ],
      ],
      quick: [`The bend came from the stones, so without the stones there would have been no bend.`],
      full: [
        `In the first two weeks the stack of stones forced walkers to go around, which left "a bent line" in the grass. The line drew other walkers, so the bend remained after the stones were gone.`,
        `Without the stones, nothing would have led the first walkers away from the shortest line, which is where walkers in the park went.`,
        `The path would therefore have followed "a shorter line."`,
      ],
      hints: [
        `Why did the first walkers go around to the north?`,
        `Where do walkers go if nothing is in the way and no trace guides them?`,
      ],
    },
    {
      id: 'rc-148',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author reports what the walkers believed about the length of the path most likely in order to`,
      key: [
        `show that following each other had misled even those who followed`,
        `The walkers took the bent path and believed that it was the shortest. So following each other had misled even the people who followed.`,
      ],
      wrong: [
        [
          `show that people on foot attach little value to the shortest of ways`,
          'opposite-effect',
          `They believed that they were on "the shortest way," so they valued it, and walkers in the park kept to it.`,
        ],
        [
          `explain how a bent line could be made out in the grass within weeks`,
          'reversed-causation',
          `The line came from the steps around the stones. The walkers' belief is reported "by spring," long after the line appeared.`,
        ],
        [
          `suggest that asking people is the better way to find where they go`,
          'wrong-role',
          `Asking did reveal something, but the answers were mistaken, which hardly recommends it as a way to find out where people go.`,
        ],
        [
          `confirm that the path had been paved along the shortest line by then`,
          'distorted-detail',
          `The passage does not say that the path was paved. The paving stones were a stack that stood in the way.`,
        ],
      ],
      quick: [`Most of the walkers took a bent path and thought that it was the shortest.`],
      full: [
        `According to the first paragraph, a worn path is like a ballot that records what people wish.`,
        `By spring seven in ten took the bent path, and most of them "believed that it was the shortest way." It was not. They had followed a trace and taken it for the best line.`,
        `If the voters are mistaken about what they chose, the ballot tells us little. That is what the belief shows: following had "misled even those who followed."`,
      ],
      hints: [
        `Was the walkers' belief about the path true?`,
        `What does it mean for the idea of a ballot if voters are mistaken about what they chose?`,
      ],
    },
    {
      id: 'rc-149',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `A library wants to learn which of its new books readers like best. Which procedure would agree most closely with Baek's advice?`,
      key: [
        `Keeping secret how often a book is lent and shelving all in a new order each day`,
        `If readers cannot see how often a book is lent and the order on the shelves changes every day, they cannot follow one another. This does for books what raking does for the grass.`,
      ],
      wrong: [
        [
          `Putting the books that are lent most on a table by the door and counting loans`,
          'opposite-effect',
          `This makes earlier choices more visible, so an early accident would grow, as the bend in the path did.`,
        ],
        [
          `Asking borrowers of the most popular books why it is that they had chosen them`,
          'distorted-detail',
          `The walkers were asked as well, and most of them were mistaken about the path they took.`,
        ],
        [
          `Waiting for a whole year before counting how many times each book has been lent`,
          'wrong-speaker',
          `The universities in the first paragraph also waited "a year," and time alone lets traces deepen.`,
        ],
        [
          `Letting well-known critics choose the books and seeing which of them are lent`,
          'out-of-scope',
          `Who selects the books is a different matter. Readers could still follow one another's choices.`,
        ],
      ],
      quick: [
        `Raking keeps walkers from following one another. A library does the same if it hides how often books are lent and changes the order on the shelves.`,
      ],
      full: [
        `Baek says that people are good witnesses "as long as they cannot see each other's testimony." Raking the grass every night removes that testimony, so that each morning's walkers "choose for themselves."`,
        `In a library, the traces are the number of loans and the place on the shelf. Keeping the first "secret" and changing the second "each day" removes both.`,
      ],
      hints: [
        `What does raking the grass every night achieve?`,
        `In a library, what corresponds to a trace in the grass?`,
      ],
    },
  ],
}
