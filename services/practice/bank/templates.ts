import type { Template } from './build-item.ts'
import { rootOrValue, valueOfX } from './data-sufficiency/algebra.ts'
import { basketPrice, clubRatio, tripTime } from './data-sufficiency/everyday.ts'
import { divisible, remainderOf } from './data-sufficiency/integers.ts'
import { signs } from './data-sufficiency/signs.ts'
import { bothGroups, medianOfThree } from './data-sufficiency/statistics.ts'
import type { ProblemTemplate } from './factory/problem-template.ts'
import type { SufficiencyTemplate } from './factory/sufficiency-template.ts'
import { bracketEquation, integersBetween, quadraticRoots, twoPrices } from './problem-solving/equations.ts'
import { ages, breakEven, compoundInterest, markupDiscount, salesCommission } from './problem-solving/money-matters.ts'
import { averageOfTwoLegs, catchUp, meetingTime } from './problem-solving/motion.ts'
import { percentChange, percentOfPercent, priceBefore, successivePrices } from './problem-solving/percents.ts'
import { combineRatios, inverseProportion, mapScale, ratioAfterChange, ratioShares } from './problem-solving/ratios.ts'
import { blendStrength, dilution, workTogether } from './problem-solving/work-and-mixtures.ts'

export const problemTemplates: readonly ProblemTemplate[] = [
  percentOfPercent,
  percentChange,
  successivePrices,
  priceBefore,
  ratioShares,
  ratioAfterChange,
  inverseProportion,
  mapScale,
  combineRatios,
  bracketEquation,
  twoPrices,
  quadraticRoots,
  integersBetween,
  averageOfTwoLegs,
  meetingTime,
  catchUp,
  workTogether,
  dilution,
  blendStrength,
  breakEven,
  markupDiscount,
  compoundInterest,
  ages,
  salesCommission,
]

export const sufficiencyTemplates: readonly SufficiencyTemplate[] = [
  valueOfX,
  rootOrValue,
  divisible,
  remainderOf,
  signs,
  clubRatio,
  tripTime,
  basketPrice,
  medianOfThree,
  bothGroups,
]

export const templates: readonly Template[] = [...problemTemplates, ...sufficiencyTemplates]
