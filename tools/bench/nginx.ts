import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../dev/child.ts'
import { accepts, freePort, HOST } from '../dev/ports.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))

/** The version, or undefined where nginx is not installed. */
export function nginxVersion(): string | undefined {
  if (!PROGRAM) return undefined
  return /nginx\/[\d.]+/.exec(spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stderr)?.[0]
}

/** One worker with connections that it keeps, in front of the upstream. */
export async function startNginx(options: {
  folder: string
  upstream: number
  accessLog: boolean
}): Promise<{ port: number; child: Child }> {
  const { folder, upstream, accessLog } = options
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${accessLog ? `${folder}/access.log` : 'off'};
  ${temporary.join(' ')}
  keepalive_requests 1000000000;
  upstream service { server ${HOST}:${upstream}; keepalive 64; keepalive_requests 1000000000; }
  server {
    listen ${HOST}:${port};
    location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  )
  const child = startChild({
    name: 'nginx',
    command: PROGRAM ?? 'nginx',
    args: ['-p', folder, '-c', file],
    logFile: join(folder, 'nginx.log'),
  })
  if (!(await Promise.race([accepts(HOST, port, 10_000), child.unexpectedEnd]))) throw new Error('nginx did not start')
  return { port, child }
}
