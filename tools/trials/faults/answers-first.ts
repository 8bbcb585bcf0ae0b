import type { Plant } from '../../stack/plant.ts'

/** Answers first and stores half a second later: what a kill takes away in between was acknowledged. */
export const answersFirst: Plant = {
  file: '/practice/src/store/submissions.ts',
  find: 'insertOnce(collection, { _id: id, ...submission, events })',
  replace:
    '(setTimeout(() => void insertOnce(collection, { _id: id, ...submission, events }), 500), Promise.resolve(true))',
}
