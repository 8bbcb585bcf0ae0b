import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import { loadBank } from '../bank/load-bank.ts'
import type { Config } from './config.ts'
import type { Bank } from './domain/bank.ts'
import type { BankIndex } from './domain/bank-index.ts'
import { createOfferedIndex } from './flows/offered-index.ts'
import { createPracticeUserData } from './store/collections.ts'
import { createCorrections, type CorrectionStore } from './store/corrections.ts'
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createHistories, type Histories } from './store/histories.ts'
import { createLearners, type Learners } from './store/learners.ts'
import { createQuestions, type Questions } from './store/questions.ts'
import { createRetakes, type Retakes } from './store/retakes.ts'
import { createSets, type Sets } from './store/sets.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'

export interface Deps extends ServiceDeps {
  bank: Bank
  /** What new sets are chosen from: the bank without the withdrawn questions. */
  index: () => BankIndex
  corrections: CorrectionStore
  questions: Questions
  sets: Sets
  submissions: Submissions
  retakes: Retakes
  histories: Histories
  learners: Learners
  entitlements: Entitlements
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('practice', config, replaced)
  const { logger, database } = common
  const { db } = database
  const bank = replaced.bank ?? loadBank({ warn: (fault) => logger.error({ step: 'bank' }, fault) })
  const corrections = replaced.corrections ?? createCorrections(db)
  const userData = replaced.userData ?? createPracticeUserData(db)
  return {
    ...common,
    bank,
    index: createOfferedIndex(bank, corrections),
    corrections,
    questions: createQuestions(db, bank),
    sets: createSets(db),
    submissions: createSubmissions(db),
    retakes: createRetakes(db),
    histories: createHistories(db),
    learners: createLearners(db),
    entitlements: createEntitlements(db),
    userData,
    erasures: createErasures({ ...common, db, service: 'practice', userData }),
    ...replaced,
  }
}
