import type { Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** That a person asked for a copy of their data; the copy itself is never stored. */
export interface ExportRequest {
  id: string
  userId: string
  expiresAt: Date
}

interface ExportDocument extends Identified, Omit<ExportRequest, 'id'> {}

export interface Exports {
  findById(id: string): Promise<ExportRequest | null>
  insert(request: ExportRequest): Promise<void>
}

export function createExports(db: Db): Exports {
  const collection = db.collection<ExportDocument>('exports')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found && { id, userId: found.userId, expiresAt: found.expiresAt }
    },
    async insert({ id, ...request }) {
      await collection.insertOne({ _id: id, ...request })
    },
  }
}
