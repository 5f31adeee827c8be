import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/find-free-port.mjs';
import { findNginx } from '../lib/install-programs-from-debian-packages.mjs';

const BARE = `
  const body = require('node:fs').readFileSync(process.argv[1]);
  require('node:http')
    .createServer((_request, response) => response.end(body))
    .listen(Number(process.argv[2]));`;

async function untilThere(url) {
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries += 1) {
    if (tries > 100) throw new Error(`${url} does not answer`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

const stopped = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/**
 * Two servers for comparison that answer with the same bytes: a minimal Node server, and nginx.
 * @param {string} folder
 * @param {Buffer} body
 */
export async function startComparisonServers(folder, body) {
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  const file = path.join(folder, 'page.html');
  writeFileSync(file, body);
  const [nodePort, nginxPort] = [await freePort(), await freePort()];
  const node = spawn(process.execPath, ['-e', BARE, file, String(nodePort)], { stdio: 'inherit' });
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; error_log logs/error.log;
     events { worker_connections 512; }
     http { access_log off; sendfile on; keepalive_requests 1000000; client_body_temp_path temp; proxy_temp_path temp;
       fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
       server { listen 127.0.0.1:${nginxPort}; root ${folder}; } }`,
  );
  const nginx = spawn(findNginx(), ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: 'inherit',
  });
  const others = {
    node: { url: `http://127.0.0.1:${nodePort}/`, pid: node.pid },
    nginx: { url: `http://127.0.0.1:${nginxPort}/page.html`, pid: nginx.pid },
    stop: () => Promise.all([stopped(node), stopped(nginx)]),
  };
  await Promise.all([untilThere(others.node.url), untilThere(others.nginx.url)]);
  return others;
}
