/** `npm run test:guide`: types the commands of docs/deploy/first-deployment.md on a bare Debian. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";
import {
  makeBareDebian,
  missingForBareDebian,
  removeBareDebian,
  typeInDebian,
} from "#scripts/quality/guide/bareDebian.ts";
import { readCommands } from "#scripts/quality/guide/readCommands.ts";

/** What a visitor must see after a block of the guide that has this text in it, as a script. */
const claims: readonly (readonly [block: string, claim: string])[] = [
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
];

/** A script that types blocks one after another, and ends at the first command that fails. */
const scriptOf = (blocks: readonly string[]): string =>
  [
    "set -eo pipefail",
    ...blocks.flatMap((block) => [
      `printf '\\n── %s\\n' ${JSON.stringify(block.split("\n")[0]).replaceAll(/[$`]/g, "\\$&")}`,
      block,
      ...claims.flatMap(([part, claim]) => (block.includes(part) ? [claim] : [])),
    ]),
  ].join("\n");

function run(): number {
  const missing = missingForBareDebian();
  if (missing !== undefined) {
    console.error(`Not proved: the commands of docs/deploy/first-deployment.md, for want of ${missing}`);
    return missingEngineExitCode;
  }
  const blocks = readCommands(readFileSync(join(repository, "docs/deploy/first-deployment.md"), "utf8"));
  const firstOffline = blocks.findIndex((block) => block.includes("npm run deploy"));
  const root = mkdtempSync(join(tmpdir(), "debian-"));
  try {
    makeBareDebian(root, repository);
    const installed = typeInDebian(root, scriptOf(blocks.slice(0, firstOffline)));
    if (installed !== 0) return 1;
    // Debian starts nginx when it is installed; here root does.
    const before = "ip link set lo up && nginx";
    const deployed = typeInDebian(root, scriptOf(blocks.slice(firstOffline)), { before, isOffline: true });
    console.log(
      deployed === 0 ? `\n✓ ${blocks.length} blocks of commands worked as they are written` : "\n✗ a command failed",
    );
    return deployed === 0 ? 0 : 1;
  } finally {
    removeBareDebian(root);
  }
}

const guideTest = defineCommand({
  name: "test:guide",
  purpose: "Types the commands of docs/deploy/first-deployment.md on a bare Debian 12 (docs/reference/tests.md).",
  options: {},
  notes: "mmdebstrap makes it in a temporary folder. It needs root and the network, and takes minutes.",
  exits: "0 every command worked, 1 one failed, 3 it cannot be tried on this machine",
  run: () => Promise.resolve(run()),
});

process.exitCode = await runCommand(guideTest);
