import { business } from './reading/business.ts'
import { humanities } from './reading/humanities.ts'
import { imitation } from './reading/imitation.ts'
import { queues } from './reading/queues.ts'
import { redLeaves } from './reading/red-leaves.ts'
import { science } from './reading/science.ts'
import { townClocks } from './reading/town-clocks.ts'
import { apprenticesWhoLeave } from './reading/apprentices-who-leave.ts'
import { blankSpaces } from './reading/blank-spaces.ts'
import { citySong } from './reading/city-song.ts'
import { cleanBill } from './reading/clean-bill.ts'
import { cliffBoulders } from './reading/cliff-boulders.ts'
import { cushionsOnTheSlope } from './reading/cushions-on-the-slope.ts'
import { formOfAPetition } from './reading/form-of-a-petition.ts'
import { fullChurch } from './reading/full-church.ts'
import { fullYears } from './reading/full-years.ts'
import { hiddenPlanets } from './reading/hidden-planets.ts'
import { idleAnts } from './reading/idle-ants.ts'
import { kinMediators } from './reading/kin-mediators.ts'
import { lagoonTurns } from './reading/lagoon-turns.ts'
import { lampStreet } from './reading/lamp-street.ts'
import { lettersToANovelist } from './reading/letters-to-a-novelist.ts'
import { lichenClock } from './reading/lichen-clock.ts'
import { longContracts } from './reading/long-contracts.ts'
import { longWarranties } from './reading/long-warranties.ts'
import { marksForStrangers } from './reading/marks-for-strangers.ts'
import { mothsByMoonlight } from './reading/moths-by-moonlight.ts'
import { onionForecasts } from './reading/onion-forecasts.ts'
import { savingsClubs } from './reading/savings-clubs.ts'
import { seededClouds } from './reading/seeded-clouds.ts'
import { shopkeepersTokens } from './reading/shopkeepers-tokens.ts'
import { shortSides } from './reading/short-sides.ts'
import { speakingOrder } from './reading/speaking-order.ts'
import { suggestionBoxes } from './reading/suggestion-boxes.ts'
import { tidalMills } from './reading/tidal-mills.ts'
import { treeLine } from './reading/tree-line.ts'
import { unfinishedTerms } from './reading/unfinished-terms.ts'
import { valleyPatterns } from './reading/valley-patterns.ts'
import { workParties } from './reading/work-parties.ts'
import { wormsInTheForest } from './reading/worms-in-the-forest.ts'
import { wornPaths } from './reading/worn-paths.ts'
import { borrowedAlarms } from './reading/borrowed-alarms.ts'
import { earlyPhotographs } from './reading/early-photographs.ts'
import { fireMarks } from './reading/fire-marks.ts'
import { leakingPipes } from './reading/leaking-pipes.ts'
import { openSalaries } from './reading/open-salaries.ts'
import { secondTranslations } from './reading/second-translations.ts'
import { seedsThatWait } from './reading/seeds-that-wait.ts'
import { priceOfWinning } from './reading/price-of-winning.ts'
import { pulseOfCarbon } from './reading/pulse-of-carbon.ts'
import { crowdedForWhom } from './reading/crowded-for-whom.ts'
import { shortHaul } from './reading/short-haul.ts'
import { colorOfMarble } from './reading/color-of-marble.ts'
import { reasonableSpeed } from './reading/reasonable-speed.ts'
import { countingEngines } from './reading/counting-engines.ts'
import { orderWithoutReasons } from './reading/order-without-reasons.ts'
import { weaversSeal } from './reading/weavers-seal.ts'
import { whatRemains } from './reading/what-remains.ts'
import { moreComplaints } from './reading/more-complaints.ts'
import { ageOfSalt } from './reading/age-of-salt.ts'
import { ownerByTrespass } from './reading/owner-by-trespass.ts'
import { happyLear } from './reading/happy-lear.ts'
import { slipperyIce } from './reading/slippery-ice.ts'
import { unbalancedBooks } from './reading/unbalanced-books.ts'
import { waterByTheBlock } from './reading/water-by-the-block.ts'
import type { WrittenPassage } from './written-question.ts'

/** Every passage with its questions; written-items.ts makes items of them. */
export const passages: readonly WrittenPassage[] = [
  ...business,
  ...science,
  ...humanities,
  townClocks,
  redLeaves,
  queues,
  imitation,
  apprenticesWhoLeave,
  blankSpaces,
  citySong,
  cleanBill,
  cliffBoulders,
  cushionsOnTheSlope,
  formOfAPetition,
  fullChurch,
  fullYears,
  hiddenPlanets,
  idleAnts,
  kinMediators,
  lagoonTurns,
  lampStreet,
  lettersToANovelist,
  lichenClock,
  longContracts,
  longWarranties,
  marksForStrangers,
  mothsByMoonlight,
  onionForecasts,
  savingsClubs,
  seededClouds,
  shopkeepersTokens,
  shortSides,
  speakingOrder,
  suggestionBoxes,
  tidalMills,
  treeLine,
  unfinishedTerms,
  valleyPatterns,
  workParties,
  wormsInTheForest,
  wornPaths,
  fireMarks,
  openSalaries,
  borrowedAlarms,
  earlyPhotographs,
  leakingPipes,
  secondTranslations,
  seedsThatWait,
  priceOfWinning,
  pulseOfCarbon,
  crowdedForWhom,
  shortHaul,
  colorOfMarble,
  reasonableSpeed,
  countingEngines,
  orderWithoutReasons,
  weaversSeal,
  whatRemains,
  moreComplaints,
  ageOfSalt,
  ownerByTrespass,
  happyLear,
  slipperyIce,
  unbalancedBooks,
  waterByTheBlock,
]
