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
      `Volcanoes or fires could also bring lead into the air. If one of them did at that time, the lead would be no sign of mining. The conclusion needs such sources to be excluded.`,
    ],
    wrong: [
      [
        `the people who mined lead at that time used it for more purposes than coins alone`,
        'out-of-scope',
        `What the lead was used for does not matter for whether it was mined and smelted.`,
      ],
      [
        `lead was mined at that time in more places than silver or copper or iron was mined`,
        'wrong-comparison',
        `The conclusion is about lead alone. How other metals were mined is irrelevant to it.`,
      ],
      [
        `the glacier lay in the same climate then as other glaciers that have been examined`,
        'not-required',
        `Other glaciers do not enter into the argument.`,
      ],
      [
        `bubbles in younger layers of the ice contain more dust than bubbles in older layers`,
        'out-of-scope',
        `Dust is not what the researchers measured, and the conclusion does not rest on it.`,
      ],
    ],
    quick: [`From an effect (lead in the air) the argument infers one cause (smelting). It must exclude other causes.`],
    full: [
      `Evidence: much lead in air of a certain time.`,
      `Conclusion: large-scale mining and smelting upwind.`,
      `If a natural event could explain the lead, the conclusion would not follow. So it is assumed that none did.`,
    ],
    hints: [
      `How else could lead get into the air?`,
      `Deny each option and see whether mining is still the best explanation.`,
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
      `Storks from the east may well go round the east. If no bird from the western part was followed, the forty tell nothing about the storks there.`,
    ],
    wrong: [
      [
        `Transmitters for birds have become lighter and more reliable in the course of ten years.`,
        'opposite-effect',
        `Reliable transmitters make the observation more trustworthy. That does not weaken the conclusion.`,
      ],
      [
        `The eastern route to the winter quarters is longer than the western one by some days.`,
        'not-required',
        `A longer way makes the choice surprising, but it does not call into question what was observed or whom it represents.`,
      ],
      [
        `Storks that were ringed fifty years ago were caught mostly in the same month of the year.`,
        'half-right',
        `The month of catching could matter for the old finding, but the conclusion in question is about the storks of today.`,
      ],
      [
        `Storks from other regions have used the eastern route for as long as records have been kept.`,
        'wrong-comparison',
        `Other regions are not the subject. Their route does not show what the storks of this region do.`,
      ],
    ],
    quick: [`From forty birds to all birds of the region: ask whether the forty represent them.`],
    full: [
      `Evidence: forty storks took the eastern route.`,
      `Conclusion: storks of this region no longer take the western one.`,
      `If all forty come from one lake in the east, they represent only the birds from there.`,
    ],
    hints: [
      `About which storks is the conclusion, and which were observed?`,
      `What would make the forty a poor sample?`,
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
      `Colds pass by themselves, usually within ten days. Without patients who drank no tea, the recovery of the others shows nothing about the tea.`,
    ],
    wrong: [
      [
        `relies on the opinion of patients where an examination by a doctor would be needed`,
        'distorted-detail',
        `It is said that the patients were well, not that they said so. The lack of a comparison is the greater fault in any case.`,
      ],
      [
        `assumes that what cures a cold must cure other illnesses of the same kind as well`,
        'too-strong',
        `Other illnesses are not mentioned; the claim is limited to colds.`,
      ],
      [
        `draws a conclusion about most patients from what was observed in only one of them`,
        'distorted-detail',
        `More than 200 patients were observed. The number is not the problem.`,
      ],
      [
        `fails to explain which part of the tea brings about the effect that it is said to have`,
        'not-required',
        `One may show that something works without knowing how. The argument does not fail for that reason.`,
      ],
    ],
    quick: [`All recovered, but compared with whom? There is no group without the tea.`],
    full: [
      `Evidence: nearly all of 200 patients were well after ten days.`,
      `Conclusion: the tea works.`,
      `A cold is usually over in ten days. Only a comparison with patients without tea could show an effect.`,
    ],
    hints: [`How long does a cold last?`, `Which group of patients is missing?`],
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
      `Here is a comparison: with a reward, insects go on to the plant next door; without one, pollen travels further. This is the advantage of deception that the botanist proposes.`,
    ],
    wrong: [
      [
        `Males of the wasp appear in spring some weeks before the first females can be seen.`,
        'explains-one-side',
        `That explains why males are deceived so easily. It does not show that deception carries pollen further.`,
      ],
      [
        `Orchids that deceive insects set fewer seeds in most years than other orchids do.`,
        'opposite-effect',
        `Fewer seeds would be a drawback of deception. By itself it does not support a gain.`,
      ],
      [
        `The flowers give off their scent mainly on warm days, when most wasps are flying.`,
        'out-of-scope',
        `When the scent is given off has nothing to do with how far pollen is carried.`,
      ],
      [
        `Seeds of the orchids are so light that the wind may carry them over long distances.`,
        'wrong-comparison',
        `How seeds travel is another matter than how pollen does. The proposal is about pollen.`,
      ],
    ],
    quick: [`The proposal: deception makes pollen travel further. Support: without deception it travels less far.`],
    full: [
      `Proposal: deceived males fly far, so pollen reaches unrelated plants.`,
      `To support it, compare with orchids that do not deceive.`,
      `If those are pollinated from close by, deception makes the proposed difference.`,
    ],
    hints: [`What exactly do the orchids gain, according to the botanist?`, `With which plants should one compare?`],
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
      `The test is never positive without the flu. So every positive result means flu, with no exception.`,
    ],
    wrong: [
      [
        `Each of the 16 patients whose result was negative was without flu.`,
        'reversed-causation',
        `One in five patients with the flu gets a negative result. Some of the 16 may have had it.`,
      ],
      [
        `Exactly 30 of the patients had the flu when they were tested.`,
        'too-strong',
        `One in five is a rate over many patients. Among these few it may have been somewhat more or less, so no exact number follows.`,
      ],
      [
        `Most patients of the clinic who have the flu also have a fever.`,
        'out-of-scope',
        `Only patients with a fever are tested. Those with flu but no fever are not mentioned.`,
      ],
      [
        `Fewer than 24 of the patients would be positive in a second test.`,
        'out-of-scope',
        `Nothing is said about testing a second time.`,
      ],
    ],
    quick: [`Never positive without flu: so positive means flu. Negative leaves it open.`],
    full: [
      `No flu, then never positive. Hence positive, then flu.`,
      `Flu, then negative in one case of five. Hence negative proves nothing.`,
      `So the 24 had the flu; of the 16 nothing certain follows.`,
    ],
    hints: [
      `Turn the sentence 'never positive without the flu' around.`,
      `What do we know about a patient with a negative result?`,
    ],
  },
]
