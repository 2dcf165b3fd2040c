import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { freePort } from "../../tooling/run/free-port.ts";
import { type Peer, startProcess } from "./peers.ts";

export function findNginx(): string | undefined {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    "/usr/sbin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
  ];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** One process, like the others; the compressed page is a file that it keeps open, whatever modules it has. */
const configuration = (folder: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=16 inactive=1h;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    types {}
    default_type "text/html; charset=utf-8";
    location = / {
      add_header Content-Encoding br;
      rewrite ^ /page.br break;
    }
  }
}
`;

export async function startNginx(program: string, folder: string, file: string): Promise<Peer> {
  const port = await freePort();
  mkdirSync(join(folder, "site"), { recursive: true });
  copyFileSync(file, join(folder, "site/page.br"));
  const configured = join(folder, "nginx.conf");
  writeFileSync(configured, configuration(folder, port));
  return startProcess(program, ["-p", folder, "-c", configured, "-e", "stderr"], port);
}
