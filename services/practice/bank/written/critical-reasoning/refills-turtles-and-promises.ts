import type { WrittenQuestion } from '../written-question.ts'

/** A clinic, an old trade, a job market, a beach and a court. */
export const refillsTurtlesAndPromises: readonly WrittenQuestion[] = [
  {
    id: 'cr-0226',
    skill: 'cr-assumption',
    difficulty: 0.1,
    stem: `A pharmacy chain lets patients with high blood pressure sign up for automatic refills: each month their pills are sent to them without their having to ask. In the year after they signed up, these patients received enough pills to cover 95 percent of its days; in the year before, the same patients had received enough for 72 percent. The chain concludes that automatic refills lead patients to take their medicine on more days.

The chain's conclusion depends on the assumption that`,
    key: [
      `the additional pills that these patients now receive do not simply remain in the bottle`,
      `The records show how many pills patients received. If the additional pills stay in the bottle, patients take their medicine on no more days than before. So the conclusion needs this answer.`,
    ],
    wrong: [
      [
        `patients who have not signed up take their medicine on fewer days than those who have`,
        'not-required',
        `A comparison with other patients may seem to be needed. But the chain compares the same patients before and after they signed up, so nothing depends on anyone else.`,
      ],
      [
        `patients who take their medicine on more days have lower blood pressure as a result`,
        'out-of-scope',
        `Lower blood pressure would be a reason to care about the finding. But the conclusion is only about taking the medicine, not about what it does to blood pressure.`,
      ],
      [
        `most patients with high blood pressure would sign up if they knew about the service`,
        'out-of-scope',
        `The number of patients who might sign up matters to the growth of the service, not to what it has done for patients who already have.`,
      ],
      [
        `patients were the ones who paid for the additional pills that were sent to them`,
        'not-required',
        `Suppose that an insurer paid for the additional pills. Patients could still have taken them on more days, so the conclusion does not depend on who paid.`,
      ],
    ],
    quick: [
      `The evidence counts pills received, and the conclusion is about pills taken. So the chain assumes that the additional pills do not just stay in the bottle.`,
    ],
    full: [
      `Method: negate each option, and see which negation breaks the step from pills received to medicine taken.`,
      `The evidence is that patients received enough pills for 95 percent of the days rather than 72. The conclusion is that they took their medicine on more days.`,
      `Suppose that the additional pills remain in the bottle. Then the records are correct and the conclusion is false, so the argument assumes that they do not.`,
      `No other negation does this. Even if an insurer paid for the pills, for example, the patients could have taken them on more days.`,
    ],
    hints: [
      `What exactly do the chain's records count?`,
      `Compare what the records count with what the conclusion is about. How could the records be correct and the conclusion false?`,
    ],
  },
  {
    id: 'cr-0227',
    skill: 'cr-strengthen',
    difficulty: 1.1,
    stem: `Obsidian from the island of Melk has been found in the ruins of Tarsa, a port 200 miles away, and at two dozen settlements along the coast between them. Most archaeologists believe that the obsidian reached Tarsa in the way it reached these settlements, by being traded from each one to the next. Iversen argues instead that ships brought it to Tarsa directly from Melk.

Which of the following, if true, most strongly supports Iversen's position?`,
    key: [
      `The farther from Melk a settlement lies, the rarer obsidian is there, but Tarsa has as much as those nearest the island.`,
      `Goods that are handed on from place to place usually become rarer with distance. The settlements show this pattern, but Tarsa breaks it. That is what we would expect if ships came directly from Melk.`,
    ],
    wrong: [
      [
        `Obsidian from Melk can be given a sharper edge than any stone that could be found within 100 miles of Tarsa.`,
        'out-of-scope',
        `A sharper edge would explain why Tarsa wanted obsidian. But Tarsa could have gotten what it wanted either by ship or from its neighbors, so this supports neither account.`,
      ],
      [
        `The obsidian blades found at Tarsa have the same shapes as those found at the settlements along the coast.`,
        'opposite-effect',
        `Shared shapes suggest that Tarsa received its obsidian through those settlements. If anything, this supports the usual view.`,
      ],
      [
        `Analysis shows that the obsidian at Tarsa and at the settlements along the coast came from a single quarry on Melk.`,
        'restates-premise',
        `A single quarry looks like a strong link to Melk. But both sides accept that the obsidian came from Melk, and the quarry does not reveal the route.`,
      ],
      [
        `Tarsa had ships that could carry heavy cargo over long distances, and so did most settlements along the coast.`,
        'half-right',
        `Such ships make a voyage from Melk possible. But the settlements could also have used their ships to pass obsidian along, so the ships favor neither account.`,
      ],
    ],
    quick: [
      `Along the coast, obsidian becomes rarer with distance, yet Tarsa, the most distant place, has plenty. Direct shipment would explain that, and trade from place to place would not.`,
    ],
    full: [
      `Method: ask what each account predicts, since only a difference between the predictions can decide between the accounts.`,
      `If obsidian was traded from place to place, it should become rarer along the way, and Tarsa, at the far end, should have the least.`,
      `If ships brought it directly, Tarsa's supply would not depend on what its neighbors had left. Tarsa does have as much as the settlements nearest Melk, so Iversen's account fits better.`,
      `Sharp edges, a common quarry, and good ships fit both accounts equally well.`,
    ],
    hints: [
      `Both accounts start on Melk and end at Tarsa. What does each of them predict for the coast between the two?`,
      `For each option, ask whether the other archaeologists would be surprised by it.`,
    ],
  },
  {
    id: 'cr-0228',
    skill: 'cr-inference',
    difficulty: 1.5,
    stem: `In a certain country, the labor force consists of the people who have a job and the people who are looking for one, and the unemployment rate is the percent of the labor force that is looking for a job. From 2023 to 2024, the number of people who had a job fell; nevertheless, the unemployment rate fell as well.

If the statements above are true, which of the following must also be true?`,
    key: [
      `The labor force shrank by a larger percent than the number of people with a job did.`,
      `A lower unemployment rate means that people with a job are a larger share of the labor force. Their number fell, so the labor force must have fallen by an even larger percent than their number did.`,
    ],
    wrong: [
      [
        `Some people who had a job in 2023 were neither working nor looking for a job in 2024.`,
        'not-required',
        `Everyone who left the labor force may have been a job seeker who gave up. Those who lost jobs may all have been looking for work in 2024.`,
      ],
      [
        `More people were looking for a job in 2024 than in 2023, since many had just lost one.`,
        'opposite-effect',
        `Losing a job usually means looking for another. But a smaller percent of a smaller labor force is a smaller number, so fewer people were looking.`,
      ],
      [
        `The number of people looking for a job fell by less than the number who had a job.`,
        'not-required',
        `The number looking may have fallen by more. Suppose that 900 had a job and 100 were looking, and later 890 and 60. Then 40 fewer were looking and only 10 fewer had a job.`,
      ],
      [
        `Employers were trying to fill fewer positions in 2024 than they had been in 2023.`,
        'real-world-belief',
        `This sounds likely when the number of jobs falls, but the statements say nothing about positions that employers were trying to fill.`,
      ],
    ],
    quick: [
      `The number of people with jobs fell, yet they now make up a larger share of the labor force. So the labor force must have shrunk by a larger percent than the number of people with jobs.`,
    ],
    full: [
      `Method: turn the unemployment rate around. The share of the labor force with a job is 100 percent minus the unemployment rate.`,
      `The unemployment rate fell, so the share with a job rose. The number of people with a job is the share times the labor force.`,
      `The number fell even though the share rose. That is possible only if the labor force fell by a larger percent than the number of people with jobs did.`,
      `Suppose 900 of 1,000 people have jobs one year and 880 of 950 the next. The unemployment rate falls from 10 percent to about 7 percent. Employment falls by about 2 percent, and the labor force falls by 5 percent.`,
    ],
    hints: [
      `If the unemployment rate falls, what happens to the share of the labor force that has a job?`,
      `Start with 900 people who have a job and 100 who are looking. How can both the number of people with a job and the unemployment rate fall?`,
    ],
  },
  {
    id: 'cr-0229',
    skill: 'cr-weaken',
    difficulty: -0.3,
    stem: `Sea turtle hatchlings find the ocean by crawling toward the brightest part of the horizon, and along the beaches of Corralina the lights of hotels lead many of them inland instead. To reduce the number of hatchlings that are led astray, the county will require hotels to switch off all lights facing the beach from 10:00 p.m. until dawn throughout the hatching season.

Which of the following, if true, most strongly suggests that the plan will do little to reduce that number?`,
    key: [
      `At Corralina, most hatchlings crawl out of their nests in the first hour of darkness, well before 10:00 p.m.`,
      `When most hatchlings look for the ocean, the lights will still be on, just as they are now. So the plan will do nothing for most of them.`,
    ],
    wrong: [
      [
        `Even on beaches without any lights, many hatchlings are caught by crabs and birds before they reach the ocean.`,
        'out-of-scope',
        `It is sad that so many hatchlings are eaten. But the plan is meant to help those that lights lead astray, and crabs and birds tell us nothing about whether it will.`,
      ],
      [
        `Several hotels along the beaches of Corralina have few guests, and use few lights, during the hatching season.`,
        'half-right',
        `Hotels that are already dark have few lights to switch off. But the lights that lead hatchlings inland belong to other hotels, and those will go out.`,
      ],
      [
        `Most of the guests who were asked said that a dark beach would not lead them to choose a hotel somewhere else.`,
        'opposite-effect',
        `If guests do not mind a dark beach, hotels have less reason to resist the plan. That makes the plan more likely to succeed, not less.`,
      ],
      [
        `Adult turtles return after many years to lay their eggs on the same beach on which they themselves were hatched.`,
        'out-of-scope',
        `If adults keep coming back to the lit beaches, the problem may seem bound to continue. But where they lay eggs does not change where lights lead the hatchlings of this season.`,
      ],
    ],
    quick: [
      `The lights go out at 10:00, but most hatchlings crawl out well before that. So most of them will see the same lights as before.`,
    ],
    full: [
      `Method: follow the plan step by step. The lights will go off at 10:00 p.m., and the goal is that fewer hatchlings are led astray.`,
      `For the plan to work, hatchlings must be on the beach while the lights are off.`,
      `If most of them crawl out well before 10:00 p.m., they see the same lights as before. Darkness helps only the few that come late, so the plan will do little.`,
    ],
    hints: [
      `What exactly will change on the beach, and when?`,
      `For the plan to work, where must most hatchlings be while the lights are off? Look for a fact about hatchlings, not about hotels or other dangers.`,
    ],
  },
  {
    id: 'cr-0230',
    skill: 'cr-boldface',
    difficulty: 1.1,
    stem: `Legal scholar: Courts in Arden do not enforce a promise unless something was given for it. The usual defense of this rule is that giving something for a promise shows that the two sides were serious. Yet courts there enforce promises for which a single dollar was given, and a dollar shows no more seriousness than a signature before two witnesses does. So if seriousness is what the courts are after, they should also enforce a promise that was signed before two witnesses, even if nothing was given for it.

In the scholar's argument, the statements 'giving something for a promise shows that the two sides were serious' and 'courts there enforce promises for which a single dollar was given' play which of the following roles?`,
    key: [
      `The first is a justification of a rule; the second is a practice cited to argue that the justification reaches beyond the rule.`,
      `The usual defense is that giving something shows seriousness. The dollar shows how little is enough, so the scholar concludes that some promises outside the rule qualify as well.`,
    ],
    wrong: [
      [
        `The first is a justification of a rule; the second is a practice cited to argue that the courts do not in fact follow the rule.`,
        'half-right',
        `The first half is right. But a dollar is something given for the promise, so courts that enforce such promises are following the rule to the letter.`,
      ],
      [
        `The first is a principle on which the scholar relies; the second is an exception that the scholar would like to see abolished.`,
        'wrong-role',
        `The scholar does use the first statement, but as the defense that others give. A promise for a dollar is no exception to the rule, and the scholar wants more promises enforced, not fewer.`,
      ],
      [
        `The first is the view that the scholar is defending; the second is a finding that others have put forward as an objection to it.`,
        'wrong-speaker',
        `The defense is the "usual" one, so it belongs to others, and the scholar is the one who mentions the dollar. This answer reverses the two roles.`,
      ],
      [
        `The first is a description of what courts do; the second is a description of what, according to the scholar, they ought to do.`,
        'distorted-detail',
        `The second statement tells what courts do. What they ought to do comes after the word "So." And the first statement gives a reason for the rule, not a description of what courts do.`,
      ],
    ],
    quick: [
      `The usual reason for the rule is seriousness, and a single dollar shows how little is required. The scholar concludes that a witnessed signature should be enough too.`,
    ],
    full: [
      `Method: find the conclusion first. The word "So" introduces it: if seriousness is the point, courts should also enforce promises signed before two witnesses.`,
      `The first statement is the reason that others give for the present rule.`,
      `The second is a fact about what courts do. A dollar satisfies the rule but shows no more seriousness than a witnessed signature does.`,
      `Together they turn the rule's own justification into an argument for enforcing promises that the rule leaves out.`,
    ],
    hints: [
      `Which word introduces what the scholar wants the courts to do? Work backward from there.`,
      `Does a promise for a single dollar break the courts' rule or follow it?`,
    ],
  },
]
