import { block } from "./block.ts";
import { quote } from "./quote.ts";

/**
 * A whole configuration that includes that of the brands, for a container or a test: nginx runs in the foreground, as
 * the user who starts it, and writes to one folder only.
 * @param file path of the configuration of the brands
 * @param folder folder that nginx may write to
 */
export const mainConfig = (file: string, folder: string): string =>
  [
    "# Made by npm run nginx. Changes are lost when it is made again.",
    "include /etc/nginx/modules-enabled/*.conf;",
    "daemon off;",
    "worker_processes auto;",
    `pid "${folder}/nginx.pid";`,
    "error_log stderr warn;",
    ...block("events", ["worker_connections 4096;"]),
    ...block("http", [
      "default_type application/octet-stream;",
      "sendfile on;",
      "tcp_nopush on;",
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path "${folder}/${name}";`),
      "access_log off;",
      `include ${quote(file)};`,
    ]),
    "",
  ].join("\n");
