import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROCESSES } from '../start-table/processes.ts'
import { ROOT } from '../../tools/dev/root.ts'
import { generateSecrets } from '../start-table/secrets.ts'
import { containerContext } from './container-context.ts'
import { envFiles } from './env-files.ts'
import { faultsOfPod } from './hardening.ts'
import { type Manifest, parseManifests, podsOf } from './kubernetes.ts'

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'overlays-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What kustomize makes of an overlay, with keys of its own. No cluster is asked. */
function build(overlay: string): Manifest[] {
  const copy = mkdtempSync(join(folder, 'k8s-'))
  cpSync(join(ROOT, 'deploy/k8s'), copy, { recursive: true })
  const secrets = join(copy, 'overlays/local/secrets')
  mkdirSync(secrets, { recursive: true })
  for (const [name, text] of Object.entries(envFiles(containerContext(generateSecrets()), true))) {
    writeFileSync(join(secrets, name), text)
  }
  return parseManifests(execFileSync('kubectl', ['kustomize', join(copy, 'overlays', overlay)], { encoding: 'utf8' }))
}

const secretsUsed = (manifests: Manifest[]) =>
  podsOf(manifests).flatMap(([, pod]) =>
    pod.containers.flatMap(({ env = [] }) => env.flatMap((each) => each.valueFrom?.secretKeyRef ?? [])),
  )

describe.skipIf(!hasKubectl)('what kustomize builds (needs kubectl on the PATH)', () => {
  it('for one machine: every key that a process names is there, and everything is in one namespace', () => {
    const manifests = build('local')
    const there = manifests
      .filter(({ kind }) => kind === 'Secret')
      .map(({ metadata, data }) => [metadata.name, data ?? {}] as const)
    const missing = secretsUsed(manifests).filter(
      ({ name, key }) => !there.some(([secret, data]) => secret === name && key in data),
    )
    expect(missing).toEqual([])
    const outside = manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'gbat')
    expect(outside).toEqual([])
  })

  it('for production: two of each process, nothing that belongs outside, no key', () => {
    const manifests = build('production')
    const replicas = manifests
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata, spec }) => [metadata.name, spec.replicas])
    const expected = PROCESSES.filter(({ name }) => name !== 'mailbox' && name !== 'payments').map(({ name }) => [
      name,
      2,
    ])
    expect(Object.fromEntries(replicas)).toEqual(Object.fromEntries(expected))
    expect(manifests.filter(({ kind }) => kind === 'StatefulSet' || kind === 'Secret')).toEqual([])
    expect(new Set(secretsUsed(manifests).map(({ name }) => name))).toEqual(
      new Set(expected.map(([name]) => `gbat-${name}`)),
    )
  })

  it.each(['local', 'production'])('for %s: no patch gives a pod more than it needs', (overlay) => {
    const pods = podsOf(build(overlay))
    expect(pods.length).toBeGreaterThanOrEqual(6)
    expect(pods.flatMap(([name, pod]) => faultsOfPod(name, pod))).toEqual([])
  })

  it('for production: only the ingress reaches the gateway, and nothing gets out before the ranges are set', () => {
    const policies = build('production').filter(({ kind }) => kind === 'NetworkPolicy')
    const gateway = policies.find(({ metadata }) => metadata.name === 'gateway')
    expect(gateway?.spec.ingress?.flatMap(({ from }) => from)).toEqual([{ namespaceSelector: expect.anything() }])
    const ranges = policies
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock?.cidr ?? []))
    expect(new Set(ranges)).toEqual(new Set(['192.0.2.0/24']))
  })
})
