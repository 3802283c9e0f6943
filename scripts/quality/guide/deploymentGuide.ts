import { cloneInDebian } from "./bareDebian.ts";
import type { Guide } from "./Guide.ts";

/** The portal is deployed for the first time. The name of the back end has to be known. */
export const deploymentGuide: Guide = {
  file: "docs/deploy/first-deployment.md",
  folder: cloneInDebian,
  before: "echo 127.0.0.1 backend.example >> /etc/hosts",
  claims: [
    ["visudo --check", `sudo grep --quiet '^ola ALL=' /etc/sudoers.d/portal`],
    [
      "127.0.0.1:8080/health",
      `curl -sf http://127.0.0.1:8080/health | grep --quiet ok
    curl -sfI -H 'Host: forsikring.sandbu.example' http://127.0.0.1:8080/privat/forsikring/oversikt/ | grep -qi ^content-security-policy
    [ "$(curl -s -o /dev/null -w '%{http_code}' -H 'Host: sb1.localhost' http://127.0.0.1:8080/privat/forsikring/oversikt/)" = 200 ]`,
    ],
    [
      "openssl req",
      `for host in forsikring.sandbu.example forsikring-qa.loeftet.example; do
      curl -sf --cacert "/etc/portal/tls/$host/fullchain.pem" --resolve "$host:443:127.0.0.1" "https://$host/privat/forsikring/oversikt/" | grep --quiet '</html>'
    done`,
    ],
    [
      "npm run rollback",
      `[ -z "$(git status --porcelain)" ]
    npm run --silent releases -- --to /srv/portal --brand sb1 | grep --quiet 'taken back'
    sleep 2
    ! curl -sf --cacert /etc/portal/tls/forsikring.sandbu.example/fullchain.pem --resolve forsikring.sandbu.example:443:127.0.0.1 \\
      https://forsikring.sandbu.example/privat/forsikring/oversikt/ | grep --quiet 'En ny tekst'`,
    ],
  ],
};
