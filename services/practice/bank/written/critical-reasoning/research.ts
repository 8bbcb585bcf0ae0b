import type { WrittenQuestion } from '../written-question.ts'

/** Arguments from the sciences and medicine. */
export const research: readonly WrittenQuestion[] = [
  {
    id: 'cr-0026',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.5,
    stem: `Ice drilled from a glacier contains tiny bubbles of ancient air. In layers of the ice that are 2,000 years old, the air holds more lead than in layers that are a few centuries older or younger. Researchers conclude that at that time lead was mined and smelted on a large scale somewhere upwind of the glacier.

The researchers' conclusion depends on the assumption that`,
    key: [
      `no natural event of that time released comparable amounts of lead into the air`,
      `Volcanoes or fires can also release lead into the air. If such an event happened at that time, the lead would not have to come from smelting. The conclusion needs this answer to rule that out.`,
    ],
    wrong: [
      [
        `the people who mined lead at that time used it for more purposes than coins alone`,
        'out-of-scope',
        `Many uses might explain why people needed so much lead. But the argument does not need that; even lead used for coins alone would have had to be mined and smelted.`,
      ],
      [
        `lead was mined at that time in more places than silver or copper or iron was mined`,
        'wrong-comparison',
        `More lead mines than other mines would fit the picture. But the conclusion is only that lead was mined "on a large scale." That could be true even if more silver, copper, or iron was mined.`,
      ],
      [
        `the glacier lay in the same climate then as other glaciers that have been examined`,
        'not-required',
        `A shared climate might make the glaciers easier to compare. But the argument compares layers of a single glacier, so it does not matter what other glaciers were like.`,
      ],
      [
        `bubbles in younger layers of the ice contain more dust than bubbles in older layers`,
        'out-of-scope',
        `A difference in dust might reveal something else about the air. But the researchers measured lead, and the conclusion does not rest on how much dust the bubbles hold.`,
      ],
    ],
    quick: [
      `The argument moves from an effect, lead in the air, to one possible cause, smelting. It assumes that no natural event released the lead instead.`,
    ],
    full: [
      `Method: look for another way in which the lead could have gotten into the air.`,
      `The evidence is that the air of one period held more lead than the air of the centuries before and after. The conclusion is that lead was mined and smelted on a large scale upwind.`,
      `Suppose that a natural event released that much lead. Then there need not have been any mining, so the argument assumes that no such event took place.`,
    ],
    hints: [
      `What did the researchers find in the ice, and how do they explain it?`,
      `How else could lead have gotten into the air? Negate each option. After which negation is mining no longer the best explanation?`,
    ],
  },
  {
    id: 'cr-0027',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `Biologists fitted small transmitters to forty storks in order to find out which route they take to their winter quarters. All forty flew around the eastern end of the sea. The biologists concluded that storks of this region no longer use the western route, which ringed birds were known to use fifty years ago.

Which of the following, if true, would most weaken the biologists' conclusion?`,
    key: [
      `All of the storks with transmitters were caught at a single lake in the east of the region.`,
      `Storks from the east of the region may well fly around the eastern end. If no stork from the west was followed, the forty tell us little about which route western storks take.`,
    ],
    wrong: [
      [
        `Transmitters for birds have become lighter and more reliable in the course of ten years.`,
        'opposite-effect',
        `Unreliable transmitters might have given a false picture of the route. If they have become more reliable, we can trust what these forty showed, which supports the conclusion if anything.`,
      ],
      [
        `The eastern route to the winter quarters is longer than the western one by some days.`,
        'not-required',
        `A longer route might make us expect some storks to go west. But all forty took it anyway, and its length does not suggest that they differ from the other storks of the region.`,
      ],
      [
        `Storks that were ringed fifty years ago were caught mostly in the same month of the year.`,
        'half-right',
        `The time of year at which storks were caught might matter for the old finding. But the biologists' conclusion is about the route that storks take today.`,
      ],
      [
        `Storks from other regions have used the eastern route for as long as records have been kept.`,
        'wrong-comparison',
        `If other storks have long flown east, these forty may seem to be typical. But storks from other regions cannot show which routes the storks of this region use.`,
      ],
    ],
    quick: [
      `The argument moves from forty storks to all storks of the region. If all forty were caught in the east, they may not represent the storks of the west.`,
    ],
    full: [
      `Method: test the sample. Do the storks that were observed stand for all the storks in the conclusion?`,
      `The evidence is that all forty storks took the eastern route. The conclusion is that storks of this region no longer use the western route.`,
      `If all forty were caught at one lake in the east, they may not represent the whole region. Storks from the west may still take the western route.`,
    ],
    hints: [
      `Which storks were observed, and which storks is the conclusion about?`,
      `What fact about the forty storks would keep them from representing the whole region?`,
    ],
  },
  {
    id: 'cr-0028',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 0.2,
    stem: `Doctor: My patients often ask whether this herbal tea cures a cold. I have recommended it to more than 200 patients with a cold, and nearly all of them were well again after ten days. So the tea clearly works.

The doctor's reasoning is vulnerable to criticism on the grounds that it`,
    key: [
      `does not ask how many patients would have been well after ten days without the tea`,
      `A cold usually goes away on its own, often within ten days. Without a comparison group of patients who drank no tea, the recoveries do not show that the tea works.`,
    ],
    wrong: [
      [
        `relies on the opinion of patients where an examination by a doctor would be needed`,
        'distorted-detail',
        `The argument rests not on the patients' opinion but on the report that nearly all of them "were well again." Even a careful examination would not supply the missing comparison.`,
      ],
      [
        `assumes that what cures a cold must cure other illnesses of the same kind as well`,
        'too-strong',
        `The doctor's claim is broad, so it may seem to reach further than it should. But "the tea clearly works" is said only of colds, and other illnesses never come up.`,
      ],
      [
        `draws a conclusion about most patients from what was observed in only one of them`,
        'distorted-detail',
        `A conclusion from a single case would be hasty. But the doctor observed more than 200 patients, so the size of the group is not the problem.`,
      ],
      [
        `fails to explain which part of the tea brings about the effect that it is said to have`,
        'not-required',
        `We can know that something works without knowing how it works, so this gap does not make the argument fail.`,
      ],
    ],
    quick: [
      `Nearly all of these patients recovered, but they might have recovered without the tea. The doctor has no patients without tea to compare them with.`,
    ],
    full: [
      `Method: look for the comparison that is missing. The evidence is that of more than 200 patients, nearly all were well after ten days. The conclusion is that the tea works.`,
      `Most colds are over within ten days in any case. Only patients who did not drink the tea could show whether it made a difference.`,
      `The doctor never asks how many would have recovered without it, and that is the flaw.`,
    ],
    hints: [
      `Nearly all the patients were well after ten days. What would you expect of a cold that nobody treats?`,
      `With which other group of patients should the doctor have compared those who drank the tea?`,
    ],
  },
  {
    id: 'cr-0029',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.6,
    stem: `Some orchids have flowers that look and smell like the females of a certain wasp. Males try to mate with the flowers and carry pollen from one to the next. A botanist proposes that the orchids gain by deceiving males: a male that has been deceived flies far away before it tries again, so pollen reaches plants that are not close relatives.

Which of the following, if true, most strongly supports the botanist's proposal?`,
    key: [
      `Orchids that reward insects with nectar are mostly pollinated from plants close to them.`,
      `Orchids that reward insects do not rely on deception, and their pollen comes from plants nearby. The contrast fits the botanist's claim that deception carries pollen farther.`,
    ],
    wrong: [
      [
        `Males of the wasp appear in spring some weeks before the first females can be seen.`,
        'explains-one-side',
        `Early males may explain why the deception works so easily. But even if the deception works easily, it need not carry pollen any farther.`,
      ],
      [
        `Orchids that deceive insects set fewer seeds in most years than other orchids do.`,
        'opposite-effect',
        `Setting fewer seeds would be a disadvantage of deception. The botanist says that the orchids gain by deceiving males, so this counts against the proposal, if anything.`,
      ],
      [
        `The flowers give off their scent mainly on warm days, when most wasps are flying.`,
        'out-of-scope',
        `The scent is part of the deception. But when it is given off does not show how far the males carry the pollen.`,
      ],
      [
        `Seeds of the orchids are so light that the wind may carry them over long distances.`,
        'wrong-comparison',
        `Seeds that travel far may also end up among plants that are not close relatives. But the proposal is about pollen, and wind-borne seeds tell us nothing about how far pollen goes.`,
      ],
    ],
    quick: [
      `The proposal says that deception makes pollen travel farther. It is supported if pollen travels a shorter distance where there is no deception.`,
    ],
    full: [
      `Method: draw a prediction from the botanist's proposal. The proposal is that deceived males fly far away, so pollen reaches plants that are not close relatives.`,
      `If so, pollen should not travel as far where insects are not deceived.`,
      `The prediction comes true. Orchids that reward insects with nectar are mostly pollinated from plants nearby, so deception does seem to make the difference.`,
    ],
    hints: [
      `According to the botanist, what exactly do the orchids gain by deceiving males?`,
      `Which other plants could these orchids be compared with in order to test the proposal?`,
    ],
  },
  {
    id: 'cr-0030',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.2,
    stem: `In a certain clinic, every patient with a fever is tested for the flu. The test never shows a positive result in patients who do not have the flu, but in one of five patients who do have it, the result is negative. Last week, 40 patients with a fever were tested, and 24 of the results were positive.

Which of the following can properly be concluded about the 40 patients?`,
    key: [
      `Each of the 24 patients whose result was positive had the flu.`,
      `The test never shows a positive result "in patients who do not have the flu." So all 24 patients with a positive result had it.`,
    ],
    wrong: [
      [
        `Each of the 16 patients whose result was negative was without flu.`,
        'reversed-causation',
        `This answer treats a negative result as proof of health. But one in five patients who have the flu test negative, so some of the 16 may have had it.`,
      ],
      [
        `Exactly 30 of the patients had the flu when they were tested.`,
        'too-strong',
        `This answer calculates \\(24 \\div 0.8 = 30\\). But one in five is a rate over many patients; among these few, the number may have been somewhat higher or lower.`,
      ],
      [
        `Most patients of the clinic who have the flu also have a fever.`,
        'out-of-scope',
        `Only patients with a fever are tested. The statements say nothing about patients who have the flu but no fever.`,
      ],
      [
        `Fewer than 24 of the patients would be positive in a second test.`,
        'out-of-scope',
        `Some patients with the flu might well test negative the second time. But others might test positive, and the statements describe only one test of each patient.`,
      ],
    ],
    quick: [
      `The test is never positive without the flu, so the 24 patients with positive results had it. A negative result does not settle the matter, so we cannot be sure about the other 16.`,
    ],
    full: [
      `Method: ask what a positive result shows, and then ask what a negative result shows.`,
      `The test is never positive in patients who do not have the flu. So every patient with a positive result has it.`,
      `One in five patients who do have the flu test negative. So a negative result does not rule out the flu.`,
      `It follows that each of the 24 patients with a positive result had the flu. Nothing certain follows about the other 16.`,
    ],
    hints: [
      `Who can get a positive result on this test?`,
      `What do we know, and what do we not know, about a patient with a negative result?`,
    ],
  },
]
