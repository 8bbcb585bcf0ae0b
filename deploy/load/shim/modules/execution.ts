/* oxlint-disable import/no-default-export -- as k6 exports it */
import { currentIteration } from '../state.ts'

export const vu = {
  get idInTest() {
    return currentIteration('exec.vu').user.id
  },
  get idInInstance() {
    return currentIteration('exec.vu').user.id
  },
  get iterationInInstance() {
    return currentIteration('exec.vu').user.iterations
  },
}

export const scenario = {
  get name() {
    return currentIteration('exec.scenario').scenario.name
  },
  get executor() {
    return currentIteration('exec.scenario').scenario.executor
  },
  get startTime() {
    return currentIteration('exec.scenario').scenario.startTime
  },
  get iterationInTest() {
    return currentIteration('exec.scenario').inScenario
  },
}

export default { vu, scenario }
