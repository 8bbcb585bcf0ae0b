import { aboveBound } from './data-sufficiency/above-bound.ts'
import { agesNow } from './data-sufficiency/ages-now.ts'
import { averageOfAll } from './data-sufficiency/average-of-all.ts'
import { basketPrice } from './data-sufficiency/basket-price.ts'
import { batchProfit } from './data-sufficiency/batch-profit.ts'
import { blendPercent } from './data-sufficiency/blend-percent.ts'
import { bothGroups } from './data-sufficiency/both-groups.ts'
import { clubRatio } from './data-sufficiency/club-ratio.ts'
import { compareFractions } from './data-sufficiency/compare-fractions.ts'
import { consecutiveRun } from './data-sufficiency/consecutive-run.ts'
import { divisible } from './data-sufficiency/divisible.ts'
import { divisorNumber } from './data-sufficiency/divisor-number.ts'
import { drawChance } from './data-sufficiency/draw-chance.ts'
import { expressionValue } from './data-sufficiency/expression-value.ts'
import { fillingTime } from './data-sufficiency/filling-time.ts'
import { integerSolutions } from './data-sufficiency/integer-solutions.ts'
import { lineAndPoint } from './data-sufficiency/line-and-point.ts'
import { lineSlope } from './data-sufficiency/line-slope.ts'
import { medianOfThree } from './data-sufficiency/median-of-three.ts'
import { medianWithX } from './data-sufficiency/median-with-x.ts'
import { meetingPlace } from './data-sufficiency/meeting-place.ts'
import { nearerStation } from './data-sufficiency/nearer-station.ts'
import { neitherGroup } from './data-sufficiency/neither-group.ts'
import { numberLineGap } from './data-sufficiency/number-line-gap.ts'
import { oddOrEven } from './data-sufficiency/odd-or-even.ts'
import { percentRise } from './data-sufficiency/percent-rise.ts'
import { powerOfSum } from './data-sufficiency/power-of-sum.ts'
import { pricePaid } from './data-sufficiency/price-paid.ts'
import { quadrantOfPoint } from './data-sufficiency/quadrant-of-point.ts'
import { remainderOf } from './data-sufficiency/remainder-of.ts'
import { rootOrValue } from './data-sufficiency/root-or-value.ts'
import { signs } from './data-sufficiency/signs.ts'
import { squaresOfTwo } from './data-sufficiency/squares-of-two.ts'
import { threeShares } from './data-sufficiency/three-shares.ts'
import { ticketsBought } from './data-sufficiency/tickets-bought.ts'
import { tripTime } from './data-sufficiency/trip-time.ts'
import { twoDigitNumber } from './data-sufficiency/two-digit-number.ts'
import { twoPartTariff } from './data-sufficiency/two-part-tariff.ts'
import { twoYearChange } from './data-sufficiency/two-year-change.ts'
import { valueOfX } from './data-sufficiency/value-of-x.ts'
import { waysToChoose } from './data-sufficiency/ways-to-choose.ts'
import { workAlone } from './data-sufficiency/work-alone.ts'
import type { SufficiencyTemplate } from './factory/sufficiency-template.ts'

export const sufficiencyTemplates: readonly SufficiencyTemplate[] = [
  aboveBound,
  agesNow,
  averageOfAll,
  basketPrice,
  batchProfit,
  blendPercent,
  bothGroups,
  clubRatio,
  compareFractions,
  consecutiveRun,
  divisible,
  divisorNumber,
  drawChance,
  expressionValue,
  fillingTime,
  integerSolutions,
  lineAndPoint,
  lineSlope,
  medianOfThree,
  medianWithX,
  meetingPlace,
  nearerStation,
  neitherGroup,
  numberLineGap,
  oddOrEven,
  percentRise,
  powerOfSum,
  pricePaid,
  quadrantOfPoint,
  remainderOf,
  rootOrValue,
  signs,
  squaresOfTwo,
  threeShares,
  ticketsBought,
  tripTime,
  twoDigitNumber,
  twoPartTariff,
  twoYearChange,
  valueOfX,
  waysToChoose,
  workAlone,
]
