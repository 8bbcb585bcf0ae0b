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
        `On the square, a trace led later walkers away from the shortest line. In the park, which "kept no traces," they kept to the shortest lines, so earlier steps make the difference.`,
      ],
      wrong: [
        [
          `Worn paths show where people wish to go and should be paved after the end of a year.`,
          'wrong-speaker',
          `This answer is the view of those who admire such paths "as a kind of ballot." The film from the square counts against it, since most walkers took a bent path that was not the shortest.`,
        ],
        [
          `Worn paths show nothing of what people wish, since chance alone decides their course.`,
          'too-strong',
          `The passage says that "Baek does not hold that worn paths tell us nothing." Without traces to follow, people are "good witnesses."`,
        ],
        [
          `Worn paths are followed on wet grass because a trace is a promise of firm ground.`,
          'detail-for-main-idea',
          `That "a trace promises firm ground" is one link in the explanation. This answer leaves out what a planner can learn from worn paths, and when.`,
        ],
        [
          `Worn paths prove that those who design squares and lawns tend to be prejudiced.`,
          'distorted-detail',
          `Designers' prejudices come up only in the admirers' view that worn lines are free of them. The passage does not try to prove that designers are prejudiced.`,
        ],
      ],
      quick: [
        `Where walkers saw a trace, they followed it away from the shortest line. Where they saw none, they kept close to that line. So worn paths are good evidence only when walkers do not follow one another.`,
      ],
      full: [
        `Ask what each paragraph adds. The first reports the view that worn paths are a kind of ballot. The second shows a path that began with an accident and grew because walkers followed a trace.`,
        `The third shows that walkers "crowded closely about the shortest lines" where the ground kept no traces.`,
        `People are good witnesses "as long as they cannot see each other's testimony." The main idea must include this condition.`,
      ],
      hints: [
        `Where did walkers go on the square, and where did they go in the park?`,
        `Ask what each paragraph adds. The main idea must fit both the path on the square and the routes in the park.`,
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
        `The stones "forced walkers to go round" to the north, and others followed the trace. Without the stones, the first steps would probably have kept closer to the shortest line, as in the park.`,
      ],
      wrong: [
        [
          `appeared some meters farther to the north in the grass`,
          'opposite-effect',
          `It was the stones that "forced walkers to go round" to the north. Without them, walkers would have had no reason to go even farther that way.`,
        ],
        [
          `failed to appear at all until the end of that winter`,
          'too-strong',
          `The stones bent the path, but they were not what made the grass keep traces. Without them, a path would probably have appeared all the same, only in a different place.`,
        ],
        [
          `been used by walkers who knew it was not the shortest`,
          'wrong-comparison',
          `Most walkers on the bent path "believed that it was the shortest way." Nothing suggests that, without the stones, they would knowingly have chosen a longer one.`,
        ],
        [
          `been given up again as soon as the ground became dry`,
          'real-world-belief',
          `The passage does not say that walkers give up a path when the ground becomes dry. On the square, each who followed "made it plainer to the next."`,
        ],
      ],
      quick: [
        `The first walkers went north because of the stones. Without them, the first steps, and so the path, would probably have been closer to the shortest line.`,
      ],
      full: [
        `Trace the bend to its cause and remove the cause. In the first two weeks the stones forced walkers to go around them, which left "a bent line" that others followed.`,
        `Without the stones, nothing in the passage would have led the first walkers away from the shortest line. In the park, where nothing guided them, walkers kept close to it.`,
        `Later walkers would then have followed a trace along a shorter line.`,
      ],
      hints: [
        `Why did the first walkers on the square go around to the north?`,
        `Trace the bend in the path to its cause and imagine it removed. Where do walkers go when nothing is in the way?`,
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
        `Most of those who took the bent path "believed that it was the shortest way," and it was not. Following a trace had misled them, not only the planner who looks at the path.`,
      ],
      wrong: [
        [
          `show that people on foot attach little value to the shortest of ways`,
          'opposite-effect',
          `The walkers did value a short way: most of them believed that the path was "the shortest way." They were mistaken about it.`,
        ],
        [
          `explain how a bent line could be made out in the grass within weeks`,
          'reversed-causation',
          `The bent line appeared because early walkers went around the stones. The belief is reported of walkers "by spring," long after the line could be made out.`,
        ],
        [
          `suggest that asking people is the better way to find where they go`,
          'wrong-role',
          `Asking shows that most walkers were mistaken about the path. So their answers hardly make asking look like the better way.`,
        ],
        [
          `confirm that the path had been paved along the shortest line by then`,
          'distorted-detail',
          `The path was not along the shortest line, and nothing says that it was paved. The paving stones were a stack that stood in the way.`,
        ],
      ],
      quick: [
        `Most walkers on the bent path thought that it was the shortest way. The trace had misled the very people who followed it.`,
      ],
      full: [
        `Ask what the belief does to the idea of a ballot. According to the first paragraph, a worn line "records where people wish to go."`,
        `By spring seven in ten took the bent path, and most of them believed that it was the shortest way. It was not; they had followed a trace and taken it for the best line.`,
        `A ballot tells us little if the voters are mistaken about what they choose. The belief shows that following one another had misled the walkers themselves.`,
      ],
      hints: [
        `Was it true, as most of the walkers believed, that the path was the shortest way?`,
        `Ask what the belief does to the idea that a worn path is a ballot. What if voters are mistaken about what they choose?`,
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
        `If loans are secret and the order changes each day, readers cannot follow one another. That does for books what raking the grass "every night" does for paths.`,
      ],
      wrong: [
        [
          `Putting the books that are lent most on a table by the door and counting loans`,
          'opposite-effect',
          `A table by the door shows readers what others have borrowed. An early favorite would gain from this, as the bent path gained from each walker who followed.`,
        ],
        [
          `Asking borrowers of the most popular books why it is that they had chosen them`,
          'distorted-detail',
          `Asking borrowers does not keep them from following others. The walkers were asked too, and most of them were mistaken about their path.`,
        ],
        [
          `Waiting for a whole year before counting how many times each book has been lent`,
          'wrong-speaker',
          `Waiting a year, as the universities did, does not keep readers from following one another. On the lawns, too, each walker could follow the traces of others in the meantime.`,
        ],
        [
          `Letting well-known critics choose the books and seeing which of them are lent`,
          'out-of-scope',
          `Critics would decide which books the library has. Readers could still see and follow each other's choices, which Baek's advice is meant to prevent.`,
        ],
      ],
      quick: [
        `Raking removes the traces that walkers would follow. A library can remove its traces by hiding loans and changing the order on its shelves.`,
      ],
      full: [
        `Find the purpose of Baek's advice and carry it over to a library. People are good witnesses "as long as they cannot see each other's testimony," so raking lets each morning's walkers "choose for themselves."`,
        `In a library, readers could follow one another by seeing how often a book is lent or where it stands. Secrecy removes the first of these traces, and a new order each day removes the second.`,
      ],
      hints: [
        `What does Baek advise planners to do, and for what purpose?`,
        `Raking the grass removes what would show walkers the choices of others. What shows such choices to readers in a library?`,
      ],
    },
  ],
}
