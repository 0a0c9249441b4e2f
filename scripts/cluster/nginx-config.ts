/** What nginx is told, before several nodes. Pure. */

export interface SitePlan {
  /** As in `listen`: an address, with what belongs to it. */
  listen: string[]
  /** The name of the site; null for whatever it is called. */
  name: string | null
  tls: { certificate: string; key: string } | null
  /** Addresses of the nodes. */
  nodes: string[]
  /** As long as a language model, an archive or the proof of the books may take. */
  longSeconds: number
  accessLog: string
}

/** The largest that learners and admins send, with its frame. */
const LARGEST_BODY = '33m'
/** What makes an answer over minutes. */
const LONG = [
  'ai/',
  'tutor$',
  'judge$',
  'admin/(tutor|coins/proof|grants/|one-roster/|people/\\d+/export)',
  'teach/classes/\\d+/lti-',
  'personal-data/export',
  'guardian/export',
  'projects/export',
]

export function nginxSite({ listen, name, tls, nodes, longSeconds, accessLog }: SitePlan): string {
  return `# A time, the request's name (the node's log has the same), what became of it and where: no addresses of people, and
# no paths, because some of them are secrets.
log_format panya '$time_iso8601 $request_id $request_method $status $upstream_addr $upstream_status $request_time';

upstream panya {
  zone panya 128k;
  least_conn;
${nodes.map((node) => `  server ${node} max_fails=1 fail_timeout=2s;`).join('\n')}
  keepalive 64;
  # Shorter than the nodes keep theirs (65 s): nobody writes into one that is just being closed.
  keepalive_timeout 50s;
}

server {
${listen.map((place) => `  listen ${place};`).join('\n')}
  server_name ${name ?? '_'};
  access_log ${accessLog} panya;
${tls ? `  ssl_certificate ${tls.certificate};\n  ssl_certificate_key ${tls.key};\n  ssl_protocols TLSv1.2 TLSv1.3;\n` : ''}
  client_max_body_size ${LARGEST_BODY};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  # Replaced, not added to: what a visitor writes there counts for nothing.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $request_id;
  proxy_buffer_size 16k;
  proxy_buffers 16 16k;
  proxy_max_temp_file_size 0;

  proxy_connect_timeout 2s;
  proxy_send_timeout 30s;
  # A node that hangs is given up after this, and another one is asked.
  proxy_read_timeout 10s;
  # What was sent and may have been done is not sent again, unless it is such that twice is like once (PUT, GET).
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 2;

  # For whoever runs the nodes, who asks each of them.
  location = /metrics { return 404; }
  location = /readyz { return 404; }

  # Every browser asks it all the time, and asking twice is like asking once.
  location = /api/auth/validate-session {
    proxy_next_upstream error timeout non_idempotent;
    proxy_pass http://panya;
  }

  location ~ ^/api/(${LONG.join('|')}) {
    proxy_read_timeout ${longSeconds}s;
    proxy_pass http://panya;
  }

  location / {
    proxy_pass http://panya;
  }
}
${tls && name !== null ? plainSite(name) : ''}`
}

function plainSite(name: string): string {
  return `
server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  return 301 https://${name}$request_uri;
}
`
}

export interface NginxPlan {
  /** Where it may write. */
  folder: string
  /** Whose right to that folder its workers need; null for whoever starts it. */
  user: string | null
  site: SitePlan
}

/** A whole configuration, for an nginx of one's own beside the system's. */
export function nginxConfig({ folder, user, site }: NginxPlan): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `  ${what}_temp_path ${folder}/${what};`)
    .join('\n')
  return `${user === null ? '' : `user ${user};\n`}daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 2;
events {
  worker_connections 1024;
}
http {
${temporary}

${nginxSite(site).replaceAll(/^(?=.)/gm, '  ')}}
`
}
