import type { WrittenPassage } from '../written-question.ts'

export const countingEngines: WrittenPassage = {
  passage: {
    id: 'passage-counting-engines',
    title: 'Counting engines',
    paragraphs: [
      `Between 1953 and 1985, American regulations generally required that an airliner with two engines remain within sixty minutes of an airport at which it could land. Airliners with four engines were exempt. The principle seemed self-evident: an airplane that has lost one of two engines has nothing in reserve, whereas one that has lost one of four retains three.`,
      `The principle, however, conceals an assumption. An airplane with four engines is about twice as likely as one with two to experience the failure of some engine. What makes the additional engines worthwhile is the possibility of a second, unrelated failure during the same flight, and with piston engines, which failed comparatively often, this possibility was realistic. After jet engines had replaced them, unrelated failures of two engines on a single flight became so improbable that they could practically be disregarded. What remained was failure from a common cause, such as contaminated fuel or a mistake in maintenance that is repeated from one engine to the next. Against common causes, additional engines offer little protection, since whatever disables two is likely to disable four.`,
      `The procedure introduced in 1985 acknowledges this. An airline that wishes to operate airplanes with two engines far from airports must demonstrate that the particular combination of airplane and engine has an exceptionally low rate of failure. It must also take precautions: ordinarily, for instance, the same mechanic may not perform the same work on both engines before a flight.`,
      `It would be easy to ridicule the older regulation, which for a quarter of a century survived the engines that had justified it. But the number of engines can be verified by anyone who looks out of a window. A rate of failure has to be estimated from millions of hours of operation, reported by the very companies that profit from a favorable estimate. Regulators hesitated to exchange a crude criterion that was difficult to manipulate for a relevant one that was not, and it was the accumulation of experience, rather than a sudden enlightenment, that made the exchange defensible.`,
    ],
  },
  questions: [
    {
      id: 'rc-214',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions the mechanic in the third paragraph in order to`,
      key: [
        `illustrate how failures from a common cause can be made less likely`,
        `A maintenance mistake "that is repeated from one engine to the next" is one of the common causes. If two mechanics do the work, the same mistake is less likely to be made on both engines.`,
      ],
      wrong: [
        [
          `explain why mistakes in maintenance are more frequent than other causes`,
          'out-of-scope',
          `The mechanic does have to do with maintenance. But a "mistake in maintenance" is only one example of a common cause, and the passage does not compare how frequent the various causes are.`,
        ],
        [
          `show how an airline can lower the rate at which any single engine fails`,
          'half-right',
          `The precaution is not meant to make either engine more reliable. It keeps a single mistake from being "repeated from one engine to the next."`,
        ],
        [
          `suggest that the newer procedure is harder to verify than the older limit`,
          'wrong-place',
          `A rate of failure "has to be estimated," which makes it hard to verify, but that point belongs to the last paragraph. The mechanic illustrates a precaution.`,
        ],
        [
          `indicate why airlines came to prefer airplanes that had fewer engines`,
          'real-world-belief',
          `Fewer engines may well mean less maintenance, but the passage does not say which airplanes the airlines prefer.`,
        ],
      ],
      quick: [
        `Two mechanics are less likely than one to make the same mistake on both engines, and such a mistake is a common cause of failure.`,
      ],
      full: [
        `Trace the example back to the idea that it illustrates. The third paragraph says that the procedure "acknowledges this."`,
        `The word "this" refers to the end of the second paragraph: what remained was failure from a common cause, against which additional engines offer little protection.`,
        `Having different mechanics makes it less likely that one mistake is repeated on both engines. So the example illustrates how failures from a common cause can be made less likely.`,
      ],
      hints: [
        `What does "this" refer to when the third paragraph says that the procedure "acknowledges this"?`,
        `What could happen if one person did the same work on both engines?`,
      ],
    },
    {
      id: 'rc-215',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred from the second paragraph that requiring four engines instead of two adds most to safety if engines fail`,
      key: [
        `fairly often and, for the most part, independently of each other`,
        `Extra engines are worthwhile because of "a second, unrelated failure during the same flight." Such failures must be independent, and they are realistic only when engines fail "comparatively often."`,
      ],
      wrong: [
        [
          `fairly often and, for the most part, from causes they all share`,
          'half-right',
          `Against common causes "additional engines offer little protection," no matter how often engines fail. So four engines would add little to safety here.`,
        ],
        [
          `very seldom and, for the most part, independently of each other`,
          'half-right',
          `If engines seldom fail, two unrelated failures on one flight "could practically be disregarded," so extra engines have little left to protect against.`,
        ],
        [
          `very seldom and, for the most part, from causes they all share`,
          'opposite-effect',
          `This is the situation with jet engines. Failures are rare, and those that remain have a common cause, against which "additional engines offer little protection." So four engines add little.`,
        ],
        [
          `more often when there are four of them on an airplane than two`,
          'distorted-detail',
          `With four engines "the failure of some engine" is more likely, but that is a disadvantage of having four, not a reason to require them.`,
        ],
      ],
      quick: [
        `Extra engines help if a second failure is fairly likely and has nothing to do with the first. So engines must fail fairly often and independently.`,
      ],
      full: [
        `List the conditions under which additional engines are worthwhile.`,
        `The passage names "a second, unrelated failure during the same flight." "Unrelated" means that the failures must be independent of each other. For a second failure to be realistic, engines must fail fairly often, as piston engines did.`,
        `Only the answer combines failures that are frequent with failures that are independent. Every other option misses at least one of these conditions.`,
      ],
      hints: [
        `Against what kind of failure do additional engines offer protection?`,
        `The worth of extra engines depends on how often engines fail and on why they fail. What does each need to be?`,
      ],
    },
    {
      id: 'rc-216',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `The author regards the fact that the older regulation remained in force for so long as`,
      key: [
        `understandable, since what it measured was at least hard to misreport`,
        `The author says that "it would be easy to ridicule" the old rule, and then explains why it lasted. Anyone could count engines, while failure rates came from companies that profit from a favorable figure. That makes the delay understandable.`,
      ],
      wrong: [
        [
          `ridiculous, since jet engines had long since deprived it of its basis`,
          'wrong-speaker',
          `"It would be easy to ridicule" introduces a view that the author does not share. The next sentence turns against that view with "But" and explains why the regulators hesitated.`,
        ],
        [
          `fortunate, since two engines had not yet become sufficiently reliable`,
          'opposite-effect',
          `With jets, unrelated failures of two engines on one flight "could practically be disregarded." So the old regulation had lost its reason, and the author does not call its survival fortunate.`,
        ],
        [
          `regrettable, since regulators had given way to the interests of airlines`,
          'distorted-detail',
          `Only the newer procedure relies on estimates from "companies that profit" from them. Far from giving way, the regulators hesitated to rely on such figures.`,
        ],
        [
          `puzzling, since nothing was known later that was not known already`,
          'opposite-effect',
          `This answer overlooks the last sentence: more was known later, since "the accumulation of experience" made the change defensible.`,
        ],
      ],
      quick: [
        `The author says that "it would be easy to ridicule" the rule but then gives the regulators' reason for hesitating: engines are easy to count. So the author finds the delay understandable.`,
      ],
      full: [
        `The last paragraph first says how easy ridicule would be and then turns with "But."`,
        `The rest of the paragraph gives the regulators' reason. The number of engines "can be verified by anyone," but the newer criterion depends on what companies report.`,
        `So the author finds the delay understandable. The old rule at least measured something that is "hard to misreport," as the answer puts it.`,
      ],
      hints: [
        `What does the author say after remarking that it "would be easy to ridicule" the regulation?`,
        `What is said in favor of counting engines? Compare it with the source of the figures for the newer criterion.`,
      ],
    },
    {
      id: 'rc-217',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following changes most closely resembles the exchange of criteria described in the last sentence of the passage?`,
      key: [
        `A camp lets children swim in the lake if their coaches certify their skill; formerly it let those over twelve do so.`,
        `Age is a crude criterion but hard to misstate. Skill is the relevant one, but it is certified by coaches, who may gain from a favorable report, as the companies in the passage do.`,
      ],
      wrong: [
        [
          `A bank grants loans by a formula based on records of payment; formerly officers relied upon their impressions.`,
          'opposite-effect',
          `Here the newer criterion, a formula based on records, is the one that is harder to manipulate. The passage describes a change from a criterion that was "difficult to manipulate."`,
        ],
        [
          `A city inspects its restaurants without announcing it; formerly it told them the day on which it would come.`,
          'opposite-effect',
          `The criterion stays the same, and coming without notice makes the inspection harder to manipulate, not easier.`,
        ],
        [
          `A state issues licenses to drivers at seventeen years of age; formerly it required them to be eighteen years old.`,
          'wrong-comparison',
          `The limit is changed, but the criterion is still age, so no exchange of criteria takes place.`,
        ],
        [
          `A museum counts its visitors by cameras at its doors; formerly it counted the tickets that were sold to them.`,
          'half-right',
          `Here one count replaces another. But counting tickets was not a crude method, and nothing suggests that the cameras are easier to manipulate.`,
        ],
      ],
      quick: [
        `A crude criterion that is hard to manipulate is replaced by a relevant one that interested parties report. At the camp, coaches' reports on skill replace age in the same way.`,
      ],
      full: [
        `Describe both criteria in general terms, and then look for a case with the same features.`,
        `The old criterion was crude but "difficult to manipulate." The new one is relevant, but the figures are reported by "the very companies that profit."`,
        `Age is crude but easy to verify. Skill is what matters to safety in the water, but the coaches who certify it may stand to gain from a favorable report. So this change resembles the exchange in the passage.`,
      ],
      hints: [
        `What is good and bad about counting engines, and what is good and bad about a rate of failure?`,
        `In which option is a crude criterion replaced by one that depends on the reports of people who may gain from them?`,
      ],
    },
  ],
}
