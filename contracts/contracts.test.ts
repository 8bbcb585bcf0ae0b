import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generate } from './generate.ts'

/** What every contract promises to whoever reads it, checked on the documents that everything is made from. */

interface Content {
  schema?: Record<string, unknown>
  example?: unknown
}

interface Operation {
  operationId: string
  'x-internal'?: boolean
  summary?: string
  security?: object[]
  parameters?: Array<{ name: string; in: string }>
  requestBody?: { required?: boolean; content: Record<string, Content> }
  responses: Record<string, { description?: string; content?: Record<string, Content>; headers?: object }>
}

interface Document {
  security?: object[]
  paths: Record<string, Record<string, Operation>>
}

const here = import.meta.dirname
const files = await generate()
const names = (await readdir(join(here, 'openapi'))).filter((name) => name !== 'common.yaml')
const operations = names.flatMap((name) => {
  const document = JSON.parse(files.get(name.replace('.yaml', '.json')) ?? '') as Document
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: operation.operationId,
      path,
      method,
      operation,
      security: operation.security ?? document.security ?? [],
    })),
  )
})

describe('generated', () => {
  it('is exactly what the YAML says, with no file too many', async () => {
    const folder = join(here, 'generated')
    expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort())
    for (const [name, text] of files) {
      // Compared as a fact, so that a difference does not print two files.
      expect([name, (await readFile(join(folder, name), 'utf8')) === text]).toEqual([name, true])
    }
  })

  it('has no reference left in the documents that services and gateway read', () => {
    for (const name of names) expect(files.get(name.replace('.yaml', '.json'))).not.toContain('"$ref"')
  })
})

describe('operations', () => {
  it('have ids that are unique over all documents, and a sentence of what they are', () => {
    const ids = operations.map(({ name }) => name)
    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(operations.filter(({ operation }) => !operation.summary).map(({ name }) => name)).toEqual([])
  })

  it('live at different addresses, whichever service answers', () => {
    const addresses = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  it.each(operations)('$name declares every error it may answer', ({ operation, security }) => {
    const declared = Object.keys(operation.responses).map(Number)
    const expected = new Set([500, 503])
    const validated = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined
    if (validated) expected.add(400)
    if (security.length > 0 && !security.some((scheme) => Object.keys(scheme).length === 0)) expected.add(401)
    if (operation.requestBody) for (const status of [413, 415]) expected.add(status)
    // What the gateway adds on the way; operations between services do not pass it.
    if (!operation['x-internal']) for (const status of [429, 504]) expected.add(status)
    expect(declared).toEqual(expect.arrayContaining([...expected]))
  })

  it.each(operations)('$name: every error is a problem, every success has an example or no body', ({ operation }) => {
    const faults = Object.entries(operation.responses).flatMap(([status, { content = {}, description }]) => {
      const isError = Number(status) >= 400
      const types = Object.keys(content).join()
      const exampleless = Object.values(content).some(({ example }) => example === undefined)
      return [
        ...(description ? [] : [`${status} has no description`]),
        ...(isError && types !== 'application/problem+json' ? [`${status} is no problem but ${types}`] : []),
        ...(!isError && exampleless ? [`${status} has no example`] : []),
      ]
    })
    const bodies = Object.values(operation.requestBody?.content ?? {})
    expect([faults, bodies.filter(({ example }) => example === undefined)]).toEqual([[], []])
  })

  it('say Retry-After wherever a caller is asked to wait', () => {
    const silent = operations.flatMap(({ name, operation }) =>
      ['429', '503']
        .filter(
          (status) => operation.responses[status] && !('Retry-After' in (operation.responses[status].headers ?? {})),
        )
        .map((status) => `${name} ${status}`),
    )
    expect(silent).toEqual([])
  })

  it('let no undeclared field in or out: objects are closed, or their keys have a form', () => {
    const open: string[] = []
    const walk = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return
      const schema = value as Record<string, unknown>
      if (schema['type'] === 'object' && schema['additionalProperties'] === undefined) open.push(at)
      for (const [key, child] of Object.entries(schema)) if (key !== 'example') walk(child, `${at}/${key}`)
    }
    for (const { name, operation } of operations) {
      walk(operation.requestBody, `${name}/body`)
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) walk(response, `${name}/${status}`)
      }
    }
    expect(open).toEqual([])
  })
})

describe('events', () => {
  const subject = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*\.v\d+$/

  it('are named by their file: <service>/<fact>.v1.yaml is the subject <service>.<fact>.v1', async () => {
    const subjects = Object.keys(JSON.parse(files.get('events.json') ?? '{}') as object)
    const found: string[] = []
    for (const service of await readdir(join(here, 'events'))) {
      for (const file of await readdir(join(here, 'events', service))) {
        found.push(`${service}.${file.replace(/\.yaml$/, '')}`)
      }
    }
    expect(subjects.sort()).toEqual(found.sort())
    expect(subjects.filter((name) => !subject.test(name))).toEqual([])
  })

  it('carry ids and numbers, never what belongs to a person', () => {
    const schemas = JSON.parse(files.get('events.json') ?? '{}') as Record<string, { properties: object }>
    const personal = /mail|username|^name$|address|password|token|phone|^ip$|^(question|answer)s?$/i
    for (const [name, { properties }] of Object.entries(schemas)) {
      expect([name, Object.keys(properties).filter((field) => personal.test(field))]).toEqual([name, []])
    }
  })

  it('are closed, with an example', () => {
    const schemas = JSON.parse(files.get('events.json') ?? '{}') as Record<string, Record<string, unknown>>
    for (const [name, schema] of Object.entries(schemas)) {
      expect([name, schema['additionalProperties']]).toEqual([name, false])
      expect([name, (schema['examples'] as unknown[]).length > 0]).toEqual([name, true])
    }
  })
})
