import type { ProblemTemplate } from './factory/problem-template.ts'
import { absoluteEquation } from './problem-solving/absolute-equation.ts'
import { ages } from './problem-solving/ages.ts'
import { arithmeticSequence } from './problem-solving/arithmetic-sequence.ts'
import { asOldAs } from './problem-solving/as-old-as.ts'
import { averageAfterOne } from './problem-solving/average-after-one.ts'
import { averageOfTwoLegs } from './problem-solving/average-of-two-legs.ts'
import { averageToReach } from './problem-solving/average-to-reach.ts'
import { backToStart } from './problem-solving/back-to-start.ts'
import { blendStrength } from './problem-solving/blend-strength.ts'
import { bracketEquation } from './problem-solving/bracket-equation.ts'
import { breakEven } from './problem-solving/break-even.ts'
import { catchUp } from './problem-solving/catch-up.ts'
import { chainMessage } from './problem-solving/chain-message.ts'
import { chainOfLights } from './problem-solving/chain-of-lights.ts'
import { combineRatios } from './problem-solving/combine-ratios.ts'
import { committee } from './problem-solving/committee.ts'
import { commonPieces } from './problem-solving/common-pieces.ts'
import { composedFunctions } from './problem-solving/composed-functions.ts'
import { compoundInterest } from './problem-solving/compound-interest.ts'
import { consecutiveOdd } from './problem-solving/consecutive-odd.ts'
import { courseMark } from './problem-solving/course-mark.ts'
import { decimalQuotient } from './problem-solving/decimal-quotient.ts'
import { deviationsFromMean } from './problem-solving/deviations-from-mean.ts'
import { dilution } from './problem-solving/dilution.ts'
import { divisorCount } from './problem-solving/divisor-count.ts'
import { doublingTime } from './problem-solving/doubling-time.ts'
import { drainedAndRefilled } from './problem-solving/drained-and-refilled.ts'
import { drawTwo } from './problem-solving/draw-two.ts'
import { equalPacks } from './problem-solving/equal-packs.ts'
import { exchangeRate } from './problem-solving/exchange-rate.ts'
import { exhibition } from './problem-solving/exhibition.ts'
import { exponentRules } from './problem-solving/exponent-rules.ts'
import { extremeValue } from './problem-solving/extreme-value.ts'
import { firstUnitDearer } from './problem-solving/first-unit-dearer.ts'
import { forwardAndBack } from './problem-solving/forward-and-back.ts'
import { fractionOfRest } from './problem-solving/fraction-of-rest.ts'
import { fullSquare } from './problem-solving/full-square.ts'
import { geometricTerms } from './problem-solving/geometric-terms.ts'
import { groupAverages } from './problem-solving/group-averages.ts'
import { independentAlarms } from './problem-solving/independent-alarms.ts'
import { integersBetween } from './problem-solving/integers-between.ts'
import { inverseProportion } from './problem-solving/inverse-proportion.ts'
import { leavesEarly } from './problem-solving/leaves-early.ts'
import { leftOver } from './problem-solving/left-over.ts'
import { lineIntercept } from './problem-solving/line-intercept.ts'
import { lineUp } from './problem-solving/line-up.ts'
import { lockerCodes } from './problem-solving/locker-codes.ts'
import { machineHours } from './problem-solving/machine-hours.ts'
import { mapScale } from './problem-solving/map-scale.ts'
import { markupDiscount } from './problem-solving/markup-discount.ts'
import { mastsAndFarms } from './problem-solving/masts-and-farms.ts'
import { medianWithUnknown } from './problem-solving/median-with-unknown.ts'
import { meetingTime } from './problem-solving/meeting-time.ts'
import { menuChoices } from './problem-solving/menu-choices.ts'
import { misreadEntry } from './problem-solving/misread-entry.ts'
import { numberedPages } from './problem-solving/numbered-pages.ts'
import { orderOfOperations } from './problem-solving/order-of-operations.ts'
import { overlapCount } from './problem-solving/overlap-count.ts'
import { paceAndBreaks } from './problem-solving/pace-and-breaks.ts'
import { packsOfEach } from './problem-solving/packs-of-each.ts'
import { parcelPrice } from './problem-solving/parcel-price.ts'
import { passMark } from './problem-solving/pass-mark.ts'
import { percentChange } from './problem-solving/percent-change.ts'
import { percentOfPercent } from './problem-solving/percent-of-percent.ts'
import { pickOne } from './problem-solving/pick-one.ts'
import { pipesFillDrain } from './problem-solving/pipes-fill-drain.ts'
import { pointDistance } from './problem-solving/point-distance.ts'
import { priceBefore } from './problem-solving/price-before.ts'
import { primeSum } from './problem-solving/prime-sum.ts'
import { printQuote } from './problem-solving/print-quote.ts'
import { quadraticRoots } from './problem-solving/quadratic-roots.ts'
import { ratioAfterChange } from './problem-solving/ratio-after-change.ts'
import { ratioShares } from './problem-solving/ratio-shares.ts'
import { remainderOfExpression } from './problem-solving/remainder-of-expression.ts'
import { repeatedDose } from './problem-solving/repeated-dose.ts'
import { reversedDigits } from './problem-solving/reversed-digits.ts'
import { roadStones } from './problem-solving/road-stones.ts'
import { roundTripCurrent } from './problem-solving/round-trip-current.ts'
import { rowsRemoved } from './problem-solving/rows-removed.ts'
import { salaryRaises } from './problem-solving/salary-raises.ts'
import { salesCommission } from './problem-solving/sales-commission.ts'
import { sameBaseEquation } from './problem-solving/same-base-equation.ts'
import { sameSpread } from './problem-solving/same-spread.ts'
import { scarceIngredient } from './problem-solving/scarce-ingredient.ts'
import { serverRacks } from './problem-solving/server-racks.ts'
import { shareTheVan } from './problem-solving/share-the-van.ts'
import { smallerPack } from './problem-solving/smaller-pack.ts'
import { speedFromSkid } from './problem-solving/speed-from-skid.ts'
import { spoiledStock } from './problem-solving/spoiled-stock.ts'
import { squareIdentities } from './problem-solving/square-identities.ts'
import { stallProfit } from './problem-solving/stall-profit.ts'
import { steadyFlow } from './problem-solving/steady-flow.ts'
import { successivePrices } from './problem-solving/successive-prices.ts'
import { sumOfRoots } from './problem-solving/sum-of-roots.ts'
import { surveyShares } from './problem-solving/survey-shares.ts'
import { tankLevel } from './problem-solving/tank-level.ts'
import { threeBranches } from './problem-solving/three-branches.ts'
import { threeCourses } from './problem-solving/three-courses.ts'
import { throughAPoint } from './problem-solving/through-a-point.ts'
import { togetherAgain } from './problem-solving/together-again.ts'
import { trainPasses } from './problem-solving/train-passes.ts'
import { twoAccounts } from './problem-solving/two-accounts.ts'
import { twoOrders } from './problem-solving/two-orders.ts'
import { twoPrices } from './problem-solving/two-prices.ts'
import { twoTariffs } from './problem-solving/two-tariffs.ts'
import { twoWheels } from './problem-solving/two-wheels.ts'
import { unitsDigit } from './problem-solving/units-digit.ts'
import { weighedGoods } from './problem-solving/weighed-goods.ts'
import { workTogether } from './problem-solving/work-together.ts'

export const problemTemplates: readonly ProblemTemplate[] = [
  absoluteEquation,
  ages,
  arithmeticSequence,
  asOldAs,
  averageAfterOne,
  averageOfTwoLegs,
  averageToReach,
  backToStart,
  blendStrength,
  bracketEquation,
  breakEven,
  catchUp,
  chainMessage,
  chainOfLights,
  combineRatios,
  committee,
  commonPieces,
  composedFunctions,
  compoundInterest,
  consecutiveOdd,
  courseMark,
  decimalQuotient,
  deviationsFromMean,
  dilution,
  divisorCount,
  doublingTime,
  drainedAndRefilled,
  drawTwo,
  equalPacks,
  exchangeRate,
  exhibition,
  exponentRules,
  extremeValue,
  firstUnitDearer,
  forwardAndBack,
  fractionOfRest,
  fullSquare,
  geometricTerms,
  groupAverages,
  independentAlarms,
  integersBetween,
  inverseProportion,
  leavesEarly,
  leftOver,
  lineIntercept,
  lineUp,
  lockerCodes,
  machineHours,
  mapScale,
  markupDiscount,
  mastsAndFarms,
  medianWithUnknown,
  meetingTime,
  menuChoices,
  misreadEntry,
  numberedPages,
  orderOfOperations,
  overlapCount,
  paceAndBreaks,
  packsOfEach,
  parcelPrice,
  passMark,
  percentChange,
  percentOfPercent,
  pickOne,
  pipesFillDrain,
  pointDistance,
  priceBefore,
  primeSum,
  printQuote,
  quadraticRoots,
  ratioAfterChange,
  ratioShares,
  remainderOfExpression,
  repeatedDose,
  reversedDigits,
  roadStones,
  roundTripCurrent,
  rowsRemoved,
  salaryRaises,
  salesCommission,
  sameBaseEquation,
  sameSpread,
  scarceIngredient,
  serverRacks,
  shareTheVan,
  smallerPack,
  speedFromSkid,
  spoiledStock,
  squareIdentities,
  stallProfit,
  steadyFlow,
  successivePrices,
  sumOfRoots,
  surveyShares,
  tankLevel,
  threeBranches,
  threeCourses,
  throughAPoint,
  togetherAgain,
  trainPasses,
  twoAccounts,
  twoOrders,
  twoPrices,
  twoTariffs,
  twoWheels,
  unitsDigit,
  weighedGoods,
  workTogether,
]
