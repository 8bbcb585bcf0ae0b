import { algebraLessons } from './algebra.ts'
import { dataLessons } from './data.ts'
import { numberLessons } from './numbers.ts'
import { wordLessons } from './words.ts'
import type { Lessons } from './lesson.ts'

/** By the id of a Problem Solving template. */
export const lessons: Lessons = { ...algebraLessons, ...dataLessons, ...numberLessons, ...wordLessons }
