import type { ComposeService } from './compose-file.ts'
import type { Container, PodSpec } from './kubernetes.ts'

/** What is wrong with how something is run, as sentences; empty when nothing is. The bar is PodSecurity `restricted`. */
type Faults = string[]

const when = (isWrong: boolean, sentence: string): Faults => (isWrong ? [sentence] : [])

/** An exact version, `name:1.2.3` with whatever the image calls its variant, or a digest. */
function isPinned(image: string): boolean {
  return /:\d+\.\d+\.\d+(-[a-z0-9.-]+)?$/.test(image) || /@sha256:[0-9a-f]{64}$/.test(image)
}

export function faultsOfPod(name: string, pod: PodSpec): Faults {
  const context = pod.securityContext
  return [
    ...when(pod.automountServiceAccountToken !== false, `${name} gets a service account token`),
    ...when(pod.enableServiceLinks !== false, `${name} gets variables that Kubernetes invents`),
    ...when(context?.runAsNonRoot !== true, `${name} may run as root`),
    ...when(!((context?.runAsUser ?? 0) > 0), `${name} has no numeric user`),
    ...when(context?.seccompProfile?.type !== 'RuntimeDefault', `${name} has no seccomp profile`),
    ...when(!((pod.terminationGracePeriodSeconds ?? 0) >= 20), `${name} is killed before it has finished`),
    ...[...(pod.initContainers ?? []), ...pod.containers].flatMap((container) => faultsOfContainer(name, container)),
  ]
}

function faultsOfContainer(name: string, container: Container): Faults {
  const { image, securityContext: context, resources, readinessProbe, livenessProbe, startupProbe } = container
  return [
    ...when(!isPinned(image), `${name} runs ${image}, which is no exact version`),
    ...when(context?.allowPrivilegeEscalation !== false, `${name} may gain privileges`),
    ...when(context?.readOnlyRootFilesystem !== true, `${name} may write to its root file system`),
    ...when(context?.capabilities?.drop?.join() !== 'ALL', `${name} keeps capabilities`),
    ...when(context?.capabilities?.add !== undefined, `${name} adds capabilities`),
    ...when(!readinessProbe || !livenessProbe || !startupProbe, `${name} lacks a probe`),
    ...['requests' as const, 'limits' as const].flatMap((kind) =>
      when(!resources?.[kind]?.cpu || !resources[kind].memory, `${name} has no ${kind} for CPU and memory`),
    ),
  ]
}

export function faultsOfComposeService(name: string, service: ComposeService): Faults {
  const limits = service.deploy?.resources?.limits
  const isTask = service.restart === 'no'
  return [
    ...when(!isPinned(service.image), `${name} runs ${service.image}, which is no exact version`),
    ...when(!/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? ''), `${name} has no numeric user other than root`),
    ...when(service.read_only !== true, `${name} may write to its root file system`),
    ...when(service.privileged !== undefined || service.cap_add !== undefined, `${name} adds privileges`),
    ...when(service.cap_drop?.join() !== 'ALL', `${name} keeps capabilities`),
    ...when(service.security_opt?.join() !== 'no-new-privileges:true', `${name} may gain privileges`),
    ...when(!limits?.cpus || !limits.memory || !limits.pids, `${name} has no limits for CPU, memory and processes`),
    ...when(!isTask && !service.healthcheck, `${name} has no health check`),
    ...when(!isTask && service.restart !== 'unless-stopped', `${name} is not restarted`),
    ...(service.ports ?? []).flatMap((address) =>
      when(!address.startsWith('127.0.0.1:'), `${name} is published to the network: ${address}`),
    ),
  ]
}

/** `node` is the version that the packages lock. */
export function faultsOfDockerfile(text: string, node: string): Faults {
  const stages = stagesOf(text)
  const user = userOf(stages, stages.at(-1)?.name ?? '')
  const images = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base))
  return [
    ...images.flatMap((image) => when(!image.startsWith(`node:${node}-`), `${image} is not Node ${node}`)),
    ...when(!/^[1-9]\d*:[1-9]\d*$/.test(user), `the image runs as ${user}`),
    ...when(/npm (install|i) /.test(text), 'the image installs what is not locked'),
    ...[...text.matchAll(/^RUN npm ci(.*)$/gm)].flatMap(([line, options = '']) =>
      when(!options.includes('--ignore-scripts'), `"${line}" runs the scripts of packages`),
    ),
  ]
}

interface Stage {
  name: string
  base: string
  user: string | undefined
}

function stagesOf(dockerfile: string): Stage[] {
  return dockerfile.split(/^(?=FROM )/m).flatMap((part) => {
    const [, base = '', name = ''] = /^FROM (\S+)(?: AS (\S+))?/.exec(part) ?? []
    return base === '' ? [] : [{ name, base, user: [...part.matchAll(/^USER (.+)$/gm)].at(-1)?.[1] }]
  })
}

/** A stage runs as the user that it names last, or as that of the stage it is built on. */
function userOf(stages: Stage[], name: string): string {
  const stage = stages.find((candidate) => candidate.name === name)
  return stage ? (stage.user ?? userOf(stages, stage.base)) : 'root'
}
