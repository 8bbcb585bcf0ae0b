import type { Template } from './build-item.ts'
import { basketPrice } from './data-sufficiency/basket-price.ts'
import { bothGroups } from './data-sufficiency/both-groups.ts'
import { clubRatio } from './data-sufficiency/club-ratio.ts'
import { divisible } from './data-sufficiency/divisible.ts'
import { medianOfThree } from './data-sufficiency/median-of-three.ts'
import { remainderOf } from './data-sufficiency/remainder-of.ts'
import { rootOrValue } from './data-sufficiency/root-or-value.ts'
import { signs } from './data-sufficiency/signs.ts'
import { tripTime } from './data-sufficiency/trip-time.ts'
import { valueOfX } from './data-sufficiency/value-of-x.ts'
import type { ProblemTemplate } from './factory/problem-template.ts'
import type { SufficiencyTemplate } from './factory/sufficiency-template.ts'
import { ages } from './problem-solving/ages.ts'
import { averageOfTwoLegs } from './problem-solving/average-of-two-legs.ts'
import { blendStrength } from './problem-solving/blend-strength.ts'
import { bracketEquation } from './problem-solving/bracket-equation.ts'
import { breakEven } from './problem-solving/break-even.ts'
import { catchUp } from './problem-solving/catch-up.ts'
import { combineRatios } from './problem-solving/combine-ratios.ts'
import { compoundInterest } from './problem-solving/compound-interest.ts'
import { dilution } from './problem-solving/dilution.ts'
import { integersBetween } from './problem-solving/integers-between.ts'
import { inverseProportion } from './problem-solving/inverse-proportion.ts'
import { mapScale } from './problem-solving/map-scale.ts'
import { markupDiscount } from './problem-solving/markup-discount.ts'
import { meetingTime } from './problem-solving/meeting-time.ts'
import { percentChange } from './problem-solving/percent-change.ts'
import { percentOfPercent } from './problem-solving/percent-of-percent.ts'
import { priceBefore } from './problem-solving/price-before.ts'
import { quadraticRoots } from './problem-solving/quadratic-roots.ts'
import { ratioAfterChange } from './problem-solving/ratio-after-change.ts'
import { ratioShares } from './problem-solving/ratio-shares.ts'
import { salesCommission } from './problem-solving/sales-commission.ts'
import { successivePrices } from './problem-solving/successive-prices.ts'
import { twoPrices } from './problem-solving/two-prices.ts'
import { workTogether } from './problem-solving/work-together.ts'

export const problemTemplates: readonly ProblemTemplate[] = [
  ages,
  averageOfTwoLegs,
  blendStrength,
  bracketEquation,
  breakEven,
  catchUp,
  combineRatios,
  compoundInterest,
  dilution,
  integersBetween,
  inverseProportion,
  mapScale,
  markupDiscount,
  meetingTime,
  percentChange,
  percentOfPercent,
  priceBefore,
  quadraticRoots,
  ratioAfterChange,
  ratioShares,
  salesCommission,
  successivePrices,
  twoPrices,
  workTogether,
]

export const sufficiencyTemplates: readonly SufficiencyTemplate[] = [
  basketPrice,
  bothGroups,
  clubRatio,
  divisible,
  medianOfThree,
  remainderOf,
  rootOrValue,
  signs,
  tripTime,
  valueOfX,
]

/** Every template of the factory; a new one is added here. */
export const templates: readonly Template[] = [...problemTemplates, ...sufficiencyTemplates]
