import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { fact, type Facts } from './facts.ts'

export interface Container {
  name: string
  image: string
  args: string[]
  ports: { name: string; containerPort: number }[]
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[]
  readinessProbe?: Probe
  livenessProbe?: Probe
  startupProbe?: Probe
  resources?: { requests?: Resources; limits?: Resources }
  securityContext?: {
    allowPrivilegeEscalation?: boolean
    readOnlyRootFilesystem?: boolean
    capabilities?: { drop?: string[]; add?: string[] }
  }
}

export interface PodSpec {
  automountServiceAccountToken?: boolean
  enableServiceLinks?: boolean
  terminationGracePeriodSeconds?: number
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } }
  initContainers?: Container[]
  containers: Container[]
}

interface Probe {
  httpGet?: { path: string; port: string | number }
}
type Resources = { cpu?: string; memory?: string }
type Selector = { matchLabels?: Record<string, string>; matchExpressions?: { key: string; values: string[] }[] }
type Peer = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string } }
type PolicyPort = { port: number; protocol?: string }

export interface Manifest {
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  spec: {
    replicas?: number
    template?: { spec: PodSpec }
    ports?: { name: string; port: number; targetPort: string }[]
    podSelector?: Selector
    policyTypes?: string[]
    ingress?: { from?: Peer[]; ports?: PolicyPort[] }[]
    egress?: { to?: Peer[]; ports?: PolicyPort[] }[]
  }
  data?: Record<string, string>
}

const NAME = 'app.kubernetes.io/name'

/** The objects in the YAML files of these folders, as they are written. */
export function readManifests(...folders: string[]): Manifest[] {
  const files = folders.flatMap((folder) => globSync('*.yaml', { cwd: folder }).map((file) => join(folder, file)))
  return files
    .flatMap((file) => parseManifests(readFileSync(file, 'utf8')))
    .filter(({ kind }) => kind !== 'Kustomization')
}

export function parseManifests(text: string): Manifest[] {
  const documents = parseAllDocuments(text)
  if (!Array.isArray(documents)) return []
  return documents
    .map((document) => document.toJS() as (Omit<Manifest, 'spec'> & Partial<Manifest>) | null)
    .flatMap((manifest) => (manifest ? [{ ...manifest, spec: manifest.spec ?? {} }] : []))
}

/** The objects that start pods: name and pod. */
export function podsOf(manifests: Manifest[]): [string, PodSpec][] {
  return manifests.flatMap(({ metadata, spec }) => (spec.template ? [[metadata.name, spec.template.spec]] : []))
}

/** What the manifests say about the processes and who may call whom. Database and broker are no processes of ours. */
export function factsOfKubernetes(manifests: Manifest[]): Facts {
  const ours = (name: string) => name !== 'database' && name !== 'broker'
  return new Set(
    manifests.flatMap((manifest) => {
      const { name } = manifest.metadata
      if (manifest.kind === 'NetworkPolicy') return factsOfPolicy(manifest)
      if (manifest.kind === 'Service' && ours(name)) return factsOfService(manifest)
      return manifest.kind === 'Deployment' && ours(name) ? factsOfDeployment(manifest) : []
    }),
  )
}

function factsOfDeployment({ metadata: { name }, spec }: Manifest): string[] {
  return (spec.template?.spec.containers ?? []).flatMap(({ args, ports, env = [], readinessProbe }) => {
    const portOf = (id: unknown) => ports.find((port) => port.name === id)?.containerPort ?? Number(id)
    const { path = '', port } = readinessProbe?.httpGet ?? {}
    return [
      fact.runs(name, args.join(' ')),
      fact.ready(name, portOf(port), path),
      ...ports.filter((each) => each.name !== 'smtp').map((each) => fact.listens(name, each.containerPort)),
      ...env.map(({ name: variable, value = '', valueFrom }) => {
        const secret = valueFrom?.secretKeyRef
        if (!secret) return fact.has(name, variable, value)
        return secret.name === `gbat-${name}` && secret.key === variable
          ? fact.hasSecret(name, variable)
          : `${name} has ${variable} from ${secret.key} of the secret ${secret.name}`
      }),
    ]
  })
}

function factsOfService({ metadata: { name }, spec }: Manifest): string[] {
  return (spec.ports ?? []).filter((each) => each.name !== 'smtp').map(({ port }) => fact.answers(name, port))
}

/** Every pair that a policy allows. The look-up of names is everybody's, and no edge of the drawing. */
function factsOfPolicy({ metadata, spec: { podSelector, ingress = [], egress = [] } }: Manifest): string[] {
  if (metadata.name === 'names') return []
  const subjects = namesIn(podSelector)
  return subjects.flatMap((subject) => [
    ...egress.flatMap(({ to, ports }) =>
      peersIn(to).flatMap((callee) => portsIn(ports).map((port) => fact.calls(subject, callee, port))),
    ),
    ...ingress.flatMap(({ from, ports }) =>
      peersIn(from).flatMap((caller) => portsIn(ports).map((port) => fact.letsIn(subject, port, caller))),
    ),
  ])
}

function namesIn(selector: Selector = {}): string[] {
  const listed = selector.matchExpressions?.flatMap(({ key, values }) => (key === NAME ? values : ['unknown'])) ?? []
  const label = selector.matchLabels?.[NAME]
  const names = label === undefined ? listed : [label, ...listed]
  return names.length > 0 ? names : ['everybody']
}

/** No peer at all means everybody; another namespace or an address range is named as it stands. */
function peersIn(peers: Peer[] | undefined): string[] {
  if (!peers) return ['everybody']
  return peers.flatMap((peer) =>
    peer.podSelector && !peer.namespaceSelector ? namesIn(peer.podSelector) : [JSON.stringify(peer)],
  )
}

function portsIn(ports: PolicyPort[] | undefined): number[] {
  return ports?.map(({ port }) => port) ?? [0]
}
